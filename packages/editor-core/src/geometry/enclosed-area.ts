import type { Polyline } from './flatten.js';
import { segmentsOf } from './nearness.js';

/** The area in mm² that `piece` encloses, closed or not (Gauss's formula). */
export function enclosedArea(piece: Polyline): number {
  let twice = 0;
  for (const [a, b] of segmentsOf(piece, true)) twice += a.x * b.y - b.x * a.y;
  return Math.abs(twice) / 2;
}
