import { LruMap } from '@tastwerk/editor-core/collections';
import type { TextureMark } from '@tastwerk/editor-core/document';
import { type TexturePrimitive, type Tile, tileOf } from '@tastwerk/editor-core/scene';
import type { Context2D } from './brush.js';

/** Bitmap px for a px on screen, so that edges stay sharp when tiles fall between px. */
const OVERSAMPLING = 2;
const MAX_TILE_PX = 1024;
const MAX_BITMAPS = 32;

/** Patterns of tiles that were drawn; each is laid again for every area before it paints. */
const patternByLook = new LruMap<string, CanvasPattern | null>(MAX_BITMAPS);

/** Side of a tile's bitmap in px: rounded up to steps of a quarter, so that near zooms share bitmaps. */
export function tileBitmapPx(sideMm: number, pxPerMm: number): number {
  const wanted = Math.max(8, sideMm * pxPerMm * OVERSAMPLING);
  const step = 2 ** Math.floor(Math.log2(wanted)) / 4;
  return Math.min(MAX_TILE_PX, Math.ceil(wanted / step) * step);
}

function paintMark(ctx: Context2D, mark: TextureMark): void {
  ctx.beginPath();
  if (mark.kind === 'dot') {
    ctx.arc(mark.x, mark.y, mark.diameterMm / 2, 0, 2 * Math.PI);
    ctx.fill();
    return;
  }
  ctx.lineWidth = mark.widthMm;
  ctx.moveTo(mark.x1, mark.y1);
  ctx.lineTo(mark.x2, mark.y2);
  ctx.stroke();
}

interface BitmapSize {
  readonly width: number;
  readonly height: number;
}

function tilePattern(
  look: string,
  tile: Tile,
  ink: string,
  { width, height }: BitmapSize,
): CanvasPattern | null {
  const known = patternByLook.get(look);
  if (known !== undefined) return known;
  const bitmap = new OffscreenCanvas(width, height);
  const ctx = bitmap.getContext('2d');
  if (ctx) {
    ctx.setTransform(width / tile.widthMm, 0, 0, height / tile.heightMm, width / 2, height / 2);
    ctx.fillStyle = ctx.strokeStyle = `#${ink}`;
    for (const mark of tile.marks) paintMark(ctx, mark);
  }
  const pattern = ctx?.createPattern(bitmap, 'repeat') ?? null;
  patternByLook.set(look, pattern);
  return pattern;
}

/** The paint of a tiled texture, laid for this area, for a context in page mm that shows a mm as `pxPerMm` device px; null where there is no tile. */
export function texturePattern(primitive: TexturePrimitive, pxPerMm: number): CanvasPattern | null {
  const tile = tileOf(primitive);
  if (!tile) return null;
  const width = tileBitmapPx(tile.widthMm, pxPerMm);
  const height = tileBitmapPx(tile.heightMm, pxPerMm);
  const { texture, ink } = primitive;
  const pattern = tilePattern(`${texture} ${ink} ${width} ${height}`, tile, ink, { width, height });
  const { a, b, c, d, e, f } = tile.matrix;
  const [right, down] = [tile.widthMm / width, tile.heightMm / height];
  // The tile's corner lies half a tile from its centre. Numbers alone: a DOMMatrix costs more than the painting of a small area.
  pattern?.setTransform({
    a: a * right,
    b: b * right,
    c: c * down,
    d: d * down,
    e: e - (a * tile.widthMm + c * tile.heightMm) / 2,
    f: f - (b * tile.widthMm + d * tile.heightMm) / 2,
  });
  return pattern;
}
