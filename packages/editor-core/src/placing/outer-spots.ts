import { flattenPath } from '../geometry/flatten.js';
import { isInside } from '../geometry/nearness.js';
import { distance, interpolate, type Point } from '../geometry/point.js';
import type { Kinds } from '../objects/kinds.js';
import type { PageObject } from '../objects/schema.js';

/** A corner or the middle of an edge, and the way that leads out of the object there, of length 1. */
export interface OuterSpot {
  readonly point: Point;
  readonly way: Point;
}

/** Corners that are nearer to each other, in mm, are one. */
const SAME_MM = 1e-6;
/** How far from an edge it is asked which side of it is inside, in mm. */
const LOOK_MM = 0.05;

/** The corners of `object` in page mm: where the lines of its outline meet; none for what has no straight lines. */
function cornersOf(kinds: Kinds, object: PageObject): readonly Point[] {
  const outline = kinds.outlineOf(object) ?? [];
  if (!outline.some(({ kind }) => kind === 'L')) return [];
  const points = outline.flatMap((step) => (step.kind === 'Z' ? [] : [step.to]));
  const [first, last] = [points[0], points.at(-1)];
  return first && last && points.length > 1 && distance(first, last) < SAME_MM ? points.slice(0, -1) : points;
}

/** How many corners `object` has that something can be placed at. */
export const cornerCount = (kinds: Kinds, object: PageObject): number => cornersOf(kinds, object).length;

const unit = (x: number, y: number): Point => {
  const length = Math.hypot(x, y);
  return length < SAME_MM ? { x: 0, y: -1 } : { x: x / length, y: y / length };
};

/** `way`, or the opposite one, so that it leads out of `object`. */
function outwards(kinds: Kinds, object: PageObject, point: Point, way: Point): Point {
  const outline = flattenPath(kinds.outlineOf(object) ?? []);
  const isIn = isInside({ x: point.x + way.x * LOOK_MM, y: point.y + way.y * LOOK_MM }, outline);
  return isIn ? { x: -way.x, y: -way.y } : way;
}

/** The corner `number` of `object`, from 1; undefined where it has none. */
export function cornerAt(kinds: Kinds, object: PageObject, number: number): OuterSpot | undefined {
  const corners = cornersOf(kinds, object);
  const point = corners[number - 1];
  if (!point) return undefined;
  const before = corners[(number - 2 + corners.length) % corners.length] ?? point;
  const after = corners[number % corners.length] ?? point;
  const [one, two] = [
    unit(point.x - before.x, point.y - before.y),
    unit(point.x - after.x, point.y - after.y),
  ];
  return { point, way: outwards(kinds, object, point, unit(one.x + two.x, one.y + two.y)) };
}

/** The middle of the edge from the corner `number` of `object` to the next; undefined where it has none. */
export function edgeAt(kinds: Kinds, object: PageObject, number: number): OuterSpot | undefined {
  const corners = cornersOf(kinds, object);
  const from = corners[number - 1];
  const to = corners[number % Math.max(1, corners.length)];
  if (!from || !to || corners.length < 2) return undefined;
  const point = interpolate(from, to, 0.5);
  return { point, way: outwards(kinds, object, point, unit(to.y - from.y, from.x - to.x)) };
}
