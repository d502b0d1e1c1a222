import { distance, distanceToSegment, type Point } from '@tastwerk/editor-core/geometry';

/** A piece of a curve; it begins where the one before ends. Page mm. */
export interface CurvePiece {
  /** Whether it is a straight line; its handles lie on it then. */
  readonly isLine: boolean;
  readonly c1: Point;
  readonly c2: Point;
  readonly to: Point;
}

/** A turn of the hand that is sharper than this, in degrees, is meant as a corner. */
const CORNER_DEGREES = 55;
/** How far along the line on both sides a turn is looked at, in tolerances. */
const CORNER_REACH = 6;
const MAX_ROUNDS = 6;

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;
const unit = (a: Point): Point => {
  const length = Math.hypot(a.x, a.y);
  return length > 0 ? times(a, 1 / length) : { x: 1, y: 0 };
};

/** `points` without those that a trembling hand leaves nearer than `stepMm` to the one before; the last is kept. */
export function thinned(points: readonly Point[], stepMm: number): readonly Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || distance(last, point) >= stepMm) kept.push(point);
  }
  const [end, last] = [points.at(-1), kept.at(-1)];
  if (end && last && kept.length > 1 && distance(end, last) > 0) kept[kept.length - 1] = end;
  return kept;
}

/** The point on the curve from `from` along `piece` at `t`. */
function at(from: Point, { c1, c2, to }: CurvePiece, t: number): Point {
  const s = 1 - t;
  const [a, b, c, d] = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
  return plus(plus(times(from, a), times(c1, b)), plus(times(c2, c), times(to, d)));
}

/** How far along each point lies, as a share of the way through all of them. */
function shares(points: readonly Point[]): readonly number[] {
  let way = 0;
  const ways = points.map((point, index) => {
    const before = points[index - 1];
    way += before ? distance(before, point) : 0;
    return way;
  });
  return ways.map((each) => (way > 0 ? each / way : 0));
}

/** The curve with these directions at its ends that passes the points nearest (least squares over the lengths of its handles). */
function fitted(points: readonly Point[], ts: readonly number[], out: Point, back: Point): CurvePiece {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error('a curve needs points');
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = ts[index] ?? 0;
    const s = 1 - t;
    const [a1, a2] = [times(out, 3 * s * s * t), times(back, 3 * s * t * t)];
    const rest = minus(point, at(first, { isLine: false, c1: first, c2: last, to: last }, t));
    c00 += dot(a1, a1);
    c01 += dot(a1, a2);
    c11 += dot(a2, a2);
    x0 += dot(a1, rest);
    x1 += dot(a2, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  const chord = distance(first, last);
  const fallback = chord / 3;
  const solve = (numerator: number) => (Math.abs(determinant) > 1e-9 ? numerator / determinant : fallback);
  const [l0, l1] = [solve(x0 * c11 - x1 * c01), solve(c00 * x1 - c01 * x0)];
  // Handles that point backwards or leap far ahead make loops that the hand did not draw.
  const length = (l: number) => (l > 1e-3 && l < 3 * chord ? l : fallback);
  return {
    isLine: false,
    c1: plus(first, times(out, length(l0))),
    c2: plus(last, times(back, length(l1))),
    to: last,
  };
}

/** The point that lies furthest from its place on the curve. */
function worst(
  points: readonly Point[],
  ts: readonly number[],
  piece: CurvePiece,
): { index: number; off: number } {
  const first = points[0] ?? piece.to;
  return points.reduce(
    (found, point, index) => {
      const off = distance(point, at(first, piece, ts[index] ?? 0));
      return off > found.off ? { index, off } : found;
    },
    { index: 0, off: 0 },
  );
}

/** `ts` moved to where the curve passes each point nearest, by a step of search around each. */
function nearer(points: readonly Point[], ts: readonly number[], piece: CurvePiece): readonly number[] {
  const first = points[0] ?? piece.to;
  const step = 0.5 / points.length;
  return ts.map((t, index) => {
    const point = points[index];
    if (!point || index === 0 || index === points.length - 1) return t;
    const tried = [t, Math.max(0, t - step), Math.min(1, t + step)];
    const off = (each: number) => distance(point, at(first, piece, each));
    return tried.reduce((best, each) => (off(each) < off(best) ? each : best), t);
  });
}

function fitSmooth(
  points: readonly Point[],
  out: Point,
  back: Point,
  toleranceMm: number,
): readonly CurvePiece[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const isStraight = points.every((point) => distanceToSegment(point, first, last) <= toleranceMm / 2);
  if (isStraight || points.length < 3) {
    const third = times(minus(last, first), 1 / 3);
    return [{ isLine: true, c1: plus(first, third), c2: minus(last, third), to: last }];
  }
  let ts = shares(points);
  let piece = fitted(points, ts, out, back);
  let found = worst(points, ts, piece);
  for (
    let round = 0;
    round < MAX_ROUNDS && found.off > toleranceMm && found.off < 8 * toleranceMm;
    round += 1
  ) {
    ts = nearer(points, ts, piece);
    piece = fitted(points, ts, out, back);
    found = worst(points, ts, piece);
  }
  if (found.off <= toleranceMm) return [piece];
  const split = Math.min(Math.max(found.index, 1), points.length - 2);
  const [before, after] = [points[split - 1], points[split + 1]];
  const direction = before && after ? unit(minus(before, after)) : back;
  return [
    ...fitSmooth(points.slice(0, split + 1), out, direction, toleranceMm),
    ...fitSmooth(points.slice(split), times(direction, -1), back, toleranceMm),
  ];
}

/** Indexes of points where the hand turned sharply, the sharpest of each bend. */
function cornersOf(points: readonly Point[], reach: number): readonly number[] {
  const beside = (index: number, step: 1 | -1): Point | undefined => {
    const here = points[index];
    let other = index + step;
    while (here && points[other + step] && distance(here, points[other] ?? here) < reach) other += step;
    return points[other];
  };
  const turns = points.map((point, index) => {
    const [before, after] = [beside(index, -1), beside(index, 1)];
    if (!before || !after || index === 0 || index === points.length - 1) return 0;
    const cosine = dot(unit(minus(point, before)), unit(minus(after, point)));
    return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
  });
  return turns.flatMap((turn, index) => {
    if (turn < CORNER_DEGREES) return [];
    const here = points[index];
    const isSharpest = turns.every((other, at) => {
      const there = points[at];
      const isNear = here && there && distance(here, there) < reach;
      return !isNear || other < turn || (other === turn && at >= index);
    });
    return isSharpest ? [index] : [];
  });
}

/** The direction in which the line leaves its first point. */
function leaving(points: readonly Point[]): Point {
  const [first] = points;
  const next = points[Math.min(2, points.length - 1)];
  return first && next ? unit(minus(next, first)) : { x: 1, y: 0 };
}

/**
 * The line that a hand drew through `points` as few pieces of curves that stray at most about `toleranceMm` from it; sharp turns
 * stay corners. Without pieces for fewer than two points.
 */
export function fitCurve(points: readonly Point[], toleranceMm: number): readonly CurvePiece[] {
  const drawn = thinned(points, toleranceMm);
  if (drawn.length < 2) return [];
  const stops = [0, ...cornersOf(drawn, CORNER_REACH * toleranceMm), drawn.length - 1];
  return stops.slice(1).flatMap((stop, index) => {
    const piece = drawn.slice(stops[index], stop + 1);
    return fitSmooth(piece, leaving(piece), leaving([...piece].reverse()), toleranceMm);
  });
}
