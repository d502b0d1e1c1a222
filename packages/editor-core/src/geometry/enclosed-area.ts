import type { Polyline } from './flatten.js';
import { segmentsOf } from './nearness.js';

/** The area in mm² that `piece` encloses, closed or not (Gauss's formula): positive where it runs clockwise on the page. */
export function signedArea(piece: Polyline): number {
  let twice = 0;
  for (const [a, b] of segmentsOf(piece, true)) twice += a.x * b.y - b.x * a.y;
  return twice / 2;
}

/** The same whichever way round `piece` runs. */
export function enclosedArea(piece: Polyline): number {
  return Math.abs(signedArea(piece));
}
