import { boxAround } from '../geometry/box.js';
import type { Point } from '../geometry/point.js';
import type { PathPoint } from '../objects/path/schema.js';
import { tidy } from './move-towards.js';

/** Corners of a triangle. */
const THREE = 3;

const DEGREES = Math.PI / 180;

/** `corners` with the top left corner of their box at the origin, on the grid. */
function placed(corners: readonly Point[]): readonly Point[] {
  const { x, y } = boxAround(corners);
  return corners.map((corner) => ({ x: tidy(corner.x - x), y: tidy(corner.y - y) }));
}

/**
 * The corners of a polygon of equal sides and angles on a circle of `radius` mm: edge 1 is level and below all others, corner 1 at its
 * left end, and the corners go on against the clock, as A, B and C of a triangle do.
 */
export function regularPolygon(corners: number, radius: number): readonly Point[] {
  const step = (2 * Math.PI) / corners;
  return placed(
    Array.from({ length: corners }, (_, index) => {
      const angle = Math.PI / 2 + step / 2 - index * step;
      return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    }),
  );
}

/** The radius of the circle around a polygon of equal sides of `side` mm. */
export const radiusOfSide = (corners: number, side: number): number =>
  side / (2 * Math.sin(Math.PI / corners));

/** A triangle with its edge 1 level, `one` mm long, and its corner 3 above `along` mm from corner 1, at a height of `height` mm. */
const triangleOn = (one: number, along: number, height: number): readonly Point[] =>
  placed([
    { x: 0, y: 0 },
    { x: one, y: 0 },
    { x: along, y: -height },
  ]);

/** The corners of a triangle with edges of these lengths in mm, the first from corner 1 to corner 2; undefined where there is none. */
export function triangleOfSides(one: number, two: number, three: number): readonly Point[] | undefined {
  if (![one, two, three].every((side) => side > 0)) return undefined;
  const along = (one * one + three * three - two * two) / (2 * one);
  const rest = three * three - along * along;
  return rest > 0 ? triangleOn(one, along, Math.sqrt(rest)) : undefined;
}

/** The triangle whose edges 1 and 2 have these lengths in mm and enclose `degrees`, at corner 2. */
export function triangleOfTwoSides(one: number, two: number, degrees: number): readonly Point[] | undefined {
  if (!(one > 0 && two > 0 && degrees > 0 && degrees < 180)) return undefined;
  const angle = degrees * DEGREES;
  return triangleOn(one, one - two * Math.cos(angle), two * Math.sin(angle));
}

/** The triangle whose edge 1 has this length in mm, with these angles at corners 1 and 2. */
export function triangleOfAngles(one: number, first: number, second: number): readonly Point[] | undefined {
  if (!(one > 0 && first > 0 && second > 0 && first + second < 180)) return undefined;
  const three = (one * Math.sin(second * DEGREES)) / Math.sin((first + second) * DEGREES);
  return triangleOn(one, three * Math.cos(first * DEGREES), three * Math.sin(first * DEGREES));
}

/** The three points of an angle of `degrees` with legs of `legMm`, its corner at the left and the first leg level. */
export function angleOf(degrees: number, legMm: number): readonly Point[] | undefined {
  if (!(degrees > 0 && degrees < 360 && legMm > 0)) return undefined;
  const turn = degrees * DEGREES;
  return placed([
    { x: legMm, y: 0 },
    { x: 0, y: 0 },
    { x: legMm * Math.cos(turn), y: -legMm * Math.sin(turn) },
  ]);
}

/** The points of a path through `corners`. */
export const pathPointsOf = (corners: readonly Point[]): readonly PathPoint[] =>
  corners.map(({ x, y }, index) => ({ kind: index === 0 ? 'M' : 'L', x, y }));

const isSame = (one: readonly Point[] | undefined, other: readonly Point[]): boolean =>
  one?.length === other.length &&
  one.every(({ x, y }, index) => x === other[index]?.x && y === other[index]?.y);

const edge = (corners: readonly Point[], from: number): number => {
  const [a, b] = [corners[from], corners[(from + 1) % corners.length]];
  return a && b ? tidy(Math.hypot(b.x - a.x, b.y - a.y)) : 0;
};

/** By what a polygon is known whose corners are exactly those that follow from it. */
export type PolygonMeasure =
  | { readonly by: 'side' | 'radius'; readonly numbers: readonly number[] }
  | { readonly by: 'sides'; readonly numbers: readonly number[] };

/** The most corners of which a polygon is recognised as one with equal sides. */
const MOST_REGULAR = 12;

/** The measures from which exactly `corners` follow; undefined where none do. */
export function measureOf(corners: readonly Point[]): PolygonMeasure | undefined {
  const count = corners.length;
  if (count < THREE || count > MOST_REGULAR) return undefined;
  const side = edge(corners, 0);
  if (isSame(regularPolygon(count, radiusOfSide(count, side)), corners))
    return { by: 'side', numbers: [side] };
  const radius = tidy(radiusOfSide(count, side));
  if (isSame(regularPolygon(count, radius), corners)) return { by: 'radius', numbers: [radius] };
  if (count !== THREE) return undefined;
  const sides = [side, edge(corners, 1), edge(corners, 2)] as const;
  return isSame(triangleOfSides(...sides), corners) ? { by: 'sides', numbers: sides } : undefined;
}
