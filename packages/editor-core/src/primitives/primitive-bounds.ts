import { type Box, boxAround, growBox, uniteBoxes } from '../geometry/box.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { rotatePoint } from '../geometry/point.js';
import { bundledFontMetrics } from '../resources/font-metrics.js';
import { brailleDotCentres } from './braille-dots.js';
import type { Primitive, PrimitiveOf, PrimitiveType } from './primitives.js';

type PrimitiveByType = { readonly [T in PrimitiveType]: PrimitiveOf<T> };

/** How far a mitred right angle reaches beyond half the stroke. */
const MITRE_REACH = Math.SQRT2;

const BOUNDS: { readonly [T in PrimitiveType]: (primitive: PrimitiveByType[T]) => Box } = {
  path({ path, stroke }) {
    const reach = stroke ? (stroke.widthMm / 2) * (stroke.join === 'miter' ? MITRE_REACH : 1) : 0;
    return growBox(boundsOfPath(path), reach);
  },
  texture: ({ path }) => boundsOfPath(path),
  text({ origin, angle, sizeMm, widthMm }) {
    const top = origin.y - bundledFontMetrics.ascent * sizeMm;
    const bottom = origin.y + bundledFontMetrics.descent * sizeMm;
    const corners = [
      { x: origin.x, y: top },
      { x: origin.x + widthMm, y: top },
      { x: origin.x + widthMm, y: bottom },
      { x: origin.x, y: bottom },
    ];
    return boxAround(corners.map((corner) => rotatePoint(corner, origin, angle)));
  },
  braille: (primitive) => growBox(boxAround(brailleDotCentres(primitive)), primitive.dots.diameterMm / 2),
  clip: ({ clip }) => boundsOfPath(clip),
};

function boundsWith<T extends PrimitiveType>(type: T, primitive: PrimitiveByType[T]): Box {
  return BOUNDS[type](primitive);
}

/** A box around everything that `primitive` inks, in page mm; mitred corners are taken as right angles in any turn. */
export function primitiveBounds(primitive: Primitive): Box {
  return boundsWith(primitive.type, primitive);
}

/** Whether `primitive` fills the very outline that `other` draws, as colour and texture of an area fill that of its stroke. */
function isWithin(primitive: Primitive, other: Primitive | undefined): boolean {
  const fills = primitive.type === 'texture' || (primitive.type === 'path' && !primitive.stroke);
  return fills && primitive !== other && other?.type === 'path' && other.path === primitive.path;
}

/** A box around `start` and all of `primitives`. */
export function boundsOfPrimitives(start: Box, primitives: readonly Primitive[]): Box {
  const last = primitives.at(-1);
  return primitives.reduce(
    (box, primitive) => (isWithin(primitive, last) ? box : uniteBoxes(box, primitiveBounds(primitive))),
    start,
  );
}
