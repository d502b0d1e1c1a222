import { interpolate, type Point } from './point.js';

/** A cubic Bézier curve by its ends and control points, in mm. */
export interface Cubic {
  readonly from: Point;
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
}

/** A coordinate at `t` (0 to 1) of a cubic with these four values. */
function cubicValue(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const a = p0 + (p1 - p0) * t;
  const b = p1 + (p2 - p1) * t;
  const c = p2 + (p3 - p2) * t;
  const ab = a + (b - a) * t;
  return ab + (b + (c - b) * t - ab) * t;
}

/** The point of `curve` at `t` (0 to 1). Axis by axis, for curves become chords by the thousand. */
export function cubicPoint({ from, c1, c2, to }: Cubic, t: number): Point {
  return { x: cubicValue(from.x, c1.x, c2.x, to.x, t), y: cubicValue(from.y, c1.y, c2.y, to.y, t) };
}

/** Where in (0, 1) a coordinate of a cubic with these four values turns back: the roots of its derivative. */
function turningPoints(p0: number, p1: number, p2: number, p3: number): readonly number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0;
  const b = 2 * (p2 - 2 * p1 + p0);
  const c = p1 - p0;
  const inside = (t: number) => t > 0 && t < 1;
  if (Math.abs(a) < 1e-12) return b === 0 ? [] : [-c / b].filter(inside);
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  const root = Math.sqrt(discriminant);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)].filter(inside);
}

/** The points of `curve` between its ends where x or y turns back: with its ends they decide its exact box. */
export function cubicTurns(curve: Cubic): readonly Point[] {
  const { from, c1, c2, to } = curve;
  return [...turningPoints(from.x, c1.x, c2.x, to.x), ...turningPoints(from.y, c1.y, c2.y, to.y)].map((t) =>
    cubicPoint(curve, t),
  );
}

const MAX_CHORDS = 1024;

/**
 * Points of `curve` after its start such that chords stray at most `toleranceMm` from it. The number of chords follows from
 * the bound on a cubic's second derivative.
 */
export function flattenCubic(curve: Cubic, toleranceMm: number): readonly Point[] {
  const { from, c1, c2, to } = curve;
  const bend = Math.max(
    Math.hypot(from.x - 2 * c1.x + c2.x, from.y - 2 * c1.y + c2.y),
    Math.hypot(c1.x - 2 * c2.x + to.x, c1.y - 2 * c2.y + to.y),
  );
  const chords = Math.min(MAX_CHORDS, Math.max(1, Math.ceil(Math.sqrt((6 * bend) / (8 * toleranceMm)))));
  const points = Array.from({ length: chords - 1 }, (_, index) => cubicPoint(curve, (index + 1) / chords));
  return [...points, to];
}

/** The two curves that `curve` is when it is cut at `t` (0 to 1); together they run where it ran. */
export function splitCubic({ from, c1, c2, to }: Cubic, t: number): readonly [Cubic, Cubic] {
  const a = interpolate(from, c1, t);
  const b = interpolate(c1, c2, t);
  const c = interpolate(c2, to, t);
  const ab = interpolate(a, b, t);
  const bc = interpolate(b, c, t);
  const at = interpolate(ab, bc, t);
  return [
    { from, c1: a, c2: ab, to: at },
    { from: at, c1: bc, c2: c, to },
  ];
}
