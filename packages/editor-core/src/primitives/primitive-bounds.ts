import { type Box, boxAround, growBox, uniteBoxes } from '../geometry/box.js';
import { boundsOfPath } from '../geometry/path-bounds.js';
import { type Point, rotatePoint } from '../geometry/point.js';
import { bundledFontMetrics } from '../resources/font-metrics.js';
import type { BraillePrimitive, Primitive, PrimitiveOf, PrimitiveType } from './primitives.js';
import { BOLD_STROKE_EM, ITALIC_SLANT } from './sizes.js';

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

type PrimitiveByType = { readonly [T in PrimitiveType]: PrimitiveOf<T> };

/** How far a mitred right angle reaches beyond half the stroke. */
const MITRE_REACH = Math.SQRT2;

const BOUNDS: { readonly [T in PrimitiveType]: (primitive: PrimitiveByType[T]) => Box } = {
  path({ path, stroke }) {
    const reach = stroke ? (stroke.widthMm / 2) * (stroke.join === 'miter' ? MITRE_REACH : 1) : 0;
    return growBox(boundsOfPath(path), reach);
  },
  texture: ({ path }) => boundsOfPath(path),
  text({ origin, angle, sizeMm, widthMm, isBold, isItalic }) {
    const above = bundledFontMetrics.ascent * sizeMm;
    const below = bundledFontMetrics.descent * sizeMm;
    const lean = isItalic ? ITALIC_SLANT : 0;
    const corners = [
      { x: origin.x, y: origin.y - above },
      { x: origin.x + widthMm + lean * above, y: origin.y - above },
      { x: origin.x + widthMm, y: origin.y + below },
      { x: origin.x - lean * below, y: origin.y + below },
    ];
    const box = boxAround(corners.map((corner) => rotatePoint(corner, origin, angle)));
    return isBold ? growBox(box, (BOLD_STROKE_EM * sizeMm) / 2) : box;
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
