import { type Point, rotatePoint } from '../geometry/point.js';
import type { BraillePrimitive } from './primitives.js';

/** Column and row in a cell of dots 1 to 6. */
const DOT_PLACES = [
  { column: 0, row: 0 },
  { column: 0, row: 1 },
  { column: 0, row: 2 },
  { column: 1, row: 0 },
  { column: 1, row: 1 },
  { column: 1, row: 2 },
] as const;

/** The centres of all dots of `primitive` in page mm, cell by cell. Every painter and every check takes dots from here. */
export function brailleDotCentres(primitive: Omit<BraillePrimitive, 'type' | 'layer' | 'objectId'>): Point[] {
  const { cells, origin, angle, dots } = primitive;
  const centres: Point[] = [];
  cells.forEach((cell, index) => {
    DOT_PLACES.forEach(({ column, row }, dot) => {
      if ((cell & (1 << dot)) === 0) return;
      const x = origin.x + index * dots.cellSpacingMm + column * dots.dotSpacingMm;
      const y = origin.y + row * dots.dotSpacingMm;
      centres.push(rotatePoint({ x, y }, origin, angle));
    });
  });
  return centres;
}
