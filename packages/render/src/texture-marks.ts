import type { TextureMark } from '@tastwerk/editor-core/document';
import { distance, interpolate, type Point } from '@tastwerk/editor-core/geometry';
import type { Tile } from '@tastwerk/editor-core/scene';

/**
 * How far a line that reaches its tile's border laps over the neighbour, in mm. Where lines of two tiles merely touch,
 * renderers that smooth edges show a gap; this is 2 px of a screen.
 */
export const OVERLAP_MM = 0.5;

/** `end` moved away from `start` by the overlap where the line crosses the border of the tile there. */
function lapOver(tile: Tile, start: Point, end: Point): Point {
  const crossesSide = end.x !== start.x && Math.abs(end.x) >= tile.widthMm / 2;
  const crossesTopOrBottom = end.y !== start.y && Math.abs(end.y) >= tile.heightMm / 2;
  if (!crossesSide && !crossesTopOrBottom) return end;
  return interpolate(start, end, 1 + OVERLAP_MM / distance(start, end));
}

/** The marks of `tile` in mm about `centre`, its lines going on into the neighbouring tiles so that no seam shows. */
export function lappedMarks(tile: Tile, centre: Point): readonly TextureMark[] {
  return tile.marks.map((mark) => {
    if (mark.kind === 'dot') return { ...mark, x: centre.x + mark.x, y: centre.y + mark.y };
    const start = { x: mark.x1, y: mark.y1 };
    const end = { x: mark.x2, y: mark.y2 };
    const from = lapOver(tile, end, start);
    const to = lapOver(tile, start, end);
    return {
      ...mark,
      x1: centre.x + from.x,
      y1: centre.y + from.y,
      x2: centre.x + to.x,
      y2: centre.y + to.y,
    };
  });
}
