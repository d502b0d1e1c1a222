import { brailleDotCentres, type BraillePrimitive } from '@tastwerk/editor-core';
import { mm } from '../decimal.js';

/** The dots of a braille run as one SVG path of full circles, each two arcs, in page mm. */
export function dotsPath(primitive: BraillePrimitive): string {
  const radius = mm(primitive.dots.diameterMm / 2);
  const diameter = mm(primitive.dots.diameterMm);
  const circle = `a${radius} ${radius} 0 1 0 ${diameter} 0a${radius} ${radius} 0 1 0 -${diameter} 0z`;
  return brailleDotCentres(primitive)
    .map(({ x, y }) => `M${mm(x - primitive.dots.diameterMm / 2)} ${mm(y)}${circle}`)
    .join('');
}
