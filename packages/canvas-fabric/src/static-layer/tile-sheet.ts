import { type Box, uniteBoxes } from '@tastwerk/editor-core';
import type { Brush } from '../paint/brush.js';
import { pxTouched, TILE_PX, tileBox, tileKey, type TilePlace, tilesMeeting } from './tile-grid.js';

/** What the tiles show. */
export interface TileSource {
  /** Whether anything lies in `box` (page mm). */
  readonly hasContent: (box: Box) => boolean;
  /** Paints what lies in `box` (page mm) with a brush that is clipped to it. */
  readonly paint: (box: Box, brush: Brush) => void;
}

/** Tiles of the page at one scale, kept as bitmaps. */
export interface TileSheet {
  /** Device px of a page mm. */
  readonly pxPerMm: number;
  /** Notes that what `box` (page mm) covers looks different now. */
  readonly invalidate: (box: Box) => void;
  /** Paints again what is out of date on tiles that meet `visible`, and forgets out-of-date tiles elsewhere. */
  readonly repaint: (visible: Box) => void;
  /** Paints tiles that are missing around `visible` until `isOver` says that time is up; answers whether all are there. */
  readonly fill: (visible: Box, ring: number, isOver: () => boolean) => boolean;
  readonly isComplete: (visible: Box) => boolean;
  /** Calls `draw` with each bitmap that meets `visible` and what it covers in page mm. */
  readonly each: (visible: Box, draw: (bitmap: OffscreenCanvas, box: Box) => void) => void;
}

interface Tile {
  readonly place: TilePlace;
  /** Null while nothing lies on the tile. */
  bitmap: OffscreenCanvas | null;
  stale: Box | null;
}

/** Tiles kept beyond those that are visible: about one more screen. */
const SPARE_TILES = 48;

/** An empty sheet at `pxPerMm` device px per page mm. */
export function createTileSheet(pxPerMm: number, source: TileSource): TileSheet {
  const tiles = new Map<string, Tile>();

  const paintPart = (tile: Tile, part: Box) => {
    if (!tile.bitmap && !source.hasContent(part)) return;
    const rect = pxTouched(tile.place, part, pxPerMm);
    const bitmap = tile.bitmap ?? new OffscreenCanvas(TILE_PX, TILE_PX);
    const ctx = bitmap.getContext('2d');
    if (!rect || !ctx) return;
    tile.bitmap = bitmap;
    const { column, row } = tile.place;
    ctx.save();
    ctx.beginPath();
    ctx.rect(rect.x, rect.y, rect.width, rect.height);
    ctx.clip();
    ctx.clearRect(rect.x, rect.y, rect.width, rect.height);
    ctx.setTransform(pxPerMm, 0, 0, pxPerMm, -column * TILE_PX, -row * TILE_PX);
    const box: Box = {
      x: (column * TILE_PX + rect.x) / pxPerMm,
      y: (row * TILE_PX + rect.y) / pxPerMm,
      width: rect.width / pxPerMm,
      height: rect.height / pxPerMm,
    };
    source.paint(box, { ctx, pxPerMm });
    ctx.restore();
  };

  const dropFarTiles = (visible: readonly TilePlace[]) => {
    const keep = new Set(visible.map(tileKey));
    for (const key of tiles.keys()) {
      if (tiles.size <= keep.size + SPARE_TILES) return;
      if (!keep.has(key)) tiles.delete(key);
    }
  };

  return {
    pxPerMm,
    invalidate(box) {
      for (const place of tilesMeeting(box, pxPerMm)) {
        const tile = tiles.get(tileKey(place));
        if (tile) tile.stale = tile.stale ? uniteBoxes(tile.stale, box) : box;
      }
    },
    repaint(visible) {
      const seen = new Set(tilesMeeting(visible, pxPerMm).map(tileKey));
      for (const [key, tile] of tiles) {
        if (!tile.stale) continue;
        if (!seen.has(key)) {
          tiles.delete(key);
          continue;
        }
        paintPart(tile, tile.stale);
        tile.stale = null;
      }
    },
    fill(visible, ring, isOver) {
      const wanted = tilesMeeting(visible, pxPerMm, ring);
      for (const place of wanted) {
        const key = tileKey(place);
        if (tiles.has(key)) continue;
        if (isOver()) return false;
        const tile: Tile = { place, bitmap: null, stale: null };
        tiles.set(key, tile);
        paintPart(tile, tileBox(place, pxPerMm));
      }
      dropFarTiles(wanted);
      return true;
    },
    isComplete: (visible) => tilesMeeting(visible, pxPerMm).every((place) => tiles.has(tileKey(place))),
    each(visible, draw) {
      for (const place of tilesMeeting(visible, pxPerMm)) {
        const bitmap = tiles.get(tileKey(place))?.bitmap;
        if (bitmap) draw(bitmap, tileBox(place, pxPerMm));
      }
    },
  };
}
