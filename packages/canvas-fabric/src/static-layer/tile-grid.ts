import type { Box } from '@tastwerk/editor-core';

/** Side of a tile in device px. */
export const TILE_PX = 512;

/** Place of a tile in the plane of the page, counted from the page's top left corner; may be negative. */
export interface TilePlace {
  readonly column: number;
  readonly row: number;
}

/** A name for a place, for maps. */
export function tileKey({ column, row }: TilePlace): string {
  return `${column} ${row}`;
}

/** The tiles that `box` (page mm) meets where a mm is `pxPerMm` device px, row by row; `ring` more on every side. */
export function tilesMeeting(box: Box, pxPerMm: number, ring = 0): readonly TilePlace[] {
  const tileOf = (mm: number) => Math.floor((mm * pxPerMm) / TILE_PX);
  const left = tileOf(box.x) - ring;
  const top = tileOf(box.y) - ring;
  const columns = tileOf(box.x + box.width) + ring - left + 1;
  const rows = tileOf(box.y + box.height) + ring - top + 1;
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: left + (index % columns),
    row: top + Math.floor(index / columns),
  }));
}

/** What a tile covers, in page mm. */
export function tileBox({ column, row }: TilePlace, pxPerMm: number): Box {
  const sideMm = TILE_PX / pxPerMm;
  return { x: column * sideMm, y: row * sideMm, width: sideMm, height: sideMm };
}

/** A rectangle of whole px on a tile. */
export interface PxRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The px of the tile at `place` that `box` (page mm) touches, a px of soft edges included; null when there are none. */
export function pxTouched({ column, row }: TilePlace, box: Box, pxPerMm: number): PxRect | null {
  const clamp = (px: number) => Math.min(TILE_PX, Math.max(0, px));
  const x = clamp(Math.floor(box.x * pxPerMm) - 1 - column * TILE_PX);
  const y = clamp(Math.floor(box.y * pxPerMm) - 1 - row * TILE_PX);
  const width = clamp(Math.ceil((box.x + box.width) * pxPerMm) + 1 - column * TILE_PX) - x;
  const height = clamp(Math.ceil((box.y + box.height) * pxPerMm) + 1 - row * TILE_PX) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
