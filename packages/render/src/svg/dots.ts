import type { Point } from '@tastwerk/editor-core/geometry';
import { brailleDotCentres, type BraillePrimitive } from '@tastwerk/editor-core/scene';
import { mm } from '../decimal.js';

/** Draws full circles of one size as SVG path data: two arcs about the centre that it is given. */
export function circlesOf(diameterMm: number): (centre: Point) => string {
  const [radius, diameter] = [mm(diameterMm / 2), mm(diameterMm)];
  const arc = `a${radius} ${radius} 0 1 0`;
  const circle = `${arc} ${diameter} 0${arc} -${diameter} 0z`;
  return ({ x, y }) => `M${mm(x - diameterMm / 2)} ${mm(y)}${circle}`;
}

/** The dots of a braille run as one SVG path of full circles, in page mm. */
export function dotsPath(primitive: BraillePrimitive): string {
  return brailleDotCentres(primitive).map(circlesOf(primitive.dots.diameterMm)).join('');
}
