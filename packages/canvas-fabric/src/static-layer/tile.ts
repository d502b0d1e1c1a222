import { type Box, boxesMeet, uniteBoxes } from '@tastwerk/editor-core/geometry';
import type { Brush } from '../paint/brush.js';
import { paintPrimitives } from '../paint/painters.js';
import { boxOfPx, pxTouched, type PxRect } from '../paint/px-rect.js';
import type { Drawing } from '../raster/packed-drawings.js';

/** What a tile is painted with: a brush on its one bitmap. */
export interface TileBrush extends Brush {
  readonly bitmap: OffscreenCanvas;
}

/**
 * A part of the page that was painted at once. Tiles are as large as what was missing: each path that lies on two of them is
 * painted twice, and clipping it costs more than its px.
 */
export interface Tile {
  readonly rect: PxRect;
  /** Notes that what `box` (page mm) covers looks different now. */
  readonly invalidate: (box: Box) => void;
  readonly isStale: () => boolean;
  /** Paints again what is out of date; says whether anything was. */
  readonly refresh: () => boolean;
  /** Makes its one bitmap when it is first needed. */
  readonly brush: () => TileBrush | null;
  /** Takes over what a team has painted over it, the bitmap at the back first. */
  readonly setLayers: (layers: readonly ImageBitmap[]) => void;
  readonly hasLayers: () => boolean;
  /** Makes one bitmap of it and what the team has painted. */
  readonly uniteLayers: () => void;
  /** Calls `draw` with each of its bitmaps, the one at the back first, and what it covers in page mm. */
  readonly each: (draw: (bitmap: OffscreenCanvas | ImageBitmap, box: Box) => void) => void;
}

/** More boxes than these are repainted as one. */
const MAX_STALE = 16;

function withBox(boxes: readonly Box[], box: Box): readonly Box[] {
  const meeting = boxes.filter((other) => boxesMeet(other, box));
  const next = [...boxes.filter((other) => !meeting.includes(other)), meeting.reduce(uniteBoxes, box)];
  return next.length > MAX_STALE ? [next.reduce(uniteBoxes)] : next;
}

/** A blank tile; `drawingsIn` tells what each object draws that may be seen in a box (page mm), in painting order. */
export function createTile(
  rect: PxRect,
  pxPerMm: number,
  drawingsIn: (box: Box) => readonly Drawing[],
): Tile {
  /** Null where nothing lies, or the team painted all. */
  let bitmap: OffscreenCanvas | null = null;
  /** One bitmap with the tile's own from the next frame on, because making that one takes as long as half a frame. */
  let layers: readonly ImageBitmap[] = [];
  /** Boxes in page mm that look different now. */
  let stale: readonly Box[] = [];

  const brush = (): TileBrush | null => {
    bitmap ??= new OffscreenCanvas(rect.width, rect.height);
    const ctx = bitmap.getContext('2d');
    if (!ctx) return null;
    ctx.resetTransform();
    for (const layer of layers) {
      ctx.drawImage(layer, 0, 0);
      layer.close();
    }
    layers = [];
    ctx.setTransform(pxPerMm, 0, 0, pxPerMm, -rect.x, -rect.y);
    return { ctx, pxPerMm, bitmap };
  };

  const repaint = (part: Box) => {
    const touched = pxTouched(rect, part, pxPerMm);
    const ctx = touched && brush()?.ctx;
    if (!ctx) return;
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, -rect.x, -rect.y);
    ctx.beginPath();
    ctx.rect(touched.x, touched.y, touched.width, touched.height);
    ctx.clip();
    ctx.clearRect(touched.x, touched.y, touched.width, touched.height);
    ctx.setTransform(pxPerMm, 0, 0, pxPerMm, -rect.x, -rect.y);
    for (const drawing of drawingsIn(boxOfPx(touched, pxPerMm))) paintPrimitives(drawing, { ctx, pxPerMm });
    ctx.restore();
  };

  return {
    rect,
    invalidate(box) {
      if (pxTouched(rect, box, pxPerMm)) stale = withBox(stale, box);
    },
    isStale: () => stale.length > 0,
    refresh() {
      const boxes = stale;
      if (boxes.length === 0) return false;
      stale = [];
      const hasContent = bitmap !== null || layers.length > 0;
      // One that had nothing on it gets its bitmap when something comes to lie there.
      if (hasContent || boxes.some((box) => drawingsIn(box).length > 0)) boxes.forEach(repaint);
      return true;
    },
    brush,
    setLayers(painted) {
      layers = painted;
    },
    hasLayers: () => layers.length > 0,
    uniteLayers() {
      if (layers.length > 0) brush();
    },
    each(draw) {
      const box = boxOfPx(rect, pxPerMm);
      if (bitmap) draw(bitmap, box);
      for (const layer of layers) draw(layer, box);
    },
  };
}
