import { distanceToOutline, nearestOnOutline } from '../geometry/nearness.js';
import { distance, interpolate, type Point } from '../geometry/point.js';
import type { ObjectOf, PageObject } from '../objects/schema.js';
import { gapBetween } from '../outlines/position.js';
import { LEAD_LINE } from '../values/lead-line.js';
import type { Measuring } from './measuring.js';
import { tidy } from './move-towards.js';

type LineObject = ObjectOf<'line'>;

/** Lines shorter than this, in mm, are none. */
const LEAST_MM = 1;

/** The rim of what is drawn of `object` that is nearest to `point`. */
function rimNear(measuring: Measuring, object: PageObject, point: Point): Point | undefined {
  let best: Point | undefined;
  for (const { course, halfMm } of measuring.outlineOf(object).parts) {
    const there = nearestOnOutline(point, course);
    if (!there) continue;
    const length = distance(there, point);
    const share = length === 0 ? 0 : halfMm / length;
    const rim = { x: there.x + (point.x - there.x) * share, y: there.y + (point.y - there.y) * share };
    if (!best || distance(rim, point) < distance(best, point)) best = rim;
  }
  return best;
}

/** Where the shortest way between two objects, or an object and a point, begins and ends; undefined where there is none. */
function shortestWay(
  measuring: Measuring,
  from: PageObject | Point,
  to: PageObject | Point,
): readonly [Point, Point] | undefined {
  if ('type' in from && 'type' in to) {
    const gap = gapBetween(measuring.outlineOf(from), measuring.outlineOf(to));
    if (!gap) return undefined;
    const course = measuring.outlineOf(from).parts.flatMap((part) => part.course);
    const isTurned = distanceToOutline(gap.to, course) < distanceToOutline(gap.from, course);
    return isTurned ? [gap.to, gap.from] : [gap.from, gap.to];
  }
  if ('type' in to) {
    const end = 'type' in from ? undefined : rimNear(measuring, to, from);
    return 'type' in from || !end ? undefined : [from, end];
  }
  const start = 'type' in from ? rimNear(measuring, from, to) : from;
  return start && [start, to];
}

/** Rounds in which the ends of a line are brought to their gaps: each leaves a fraction of what was wrong. */
const ROUNDS = 8;

/** The line between two points, on the grid. */
function lineOf(line: LineObject, start: Point, end: Point): LineObject {
  const [x, y] = [tidy(start.x), tidy(start.y)];
  return { ...line, x, y, dx: tidy(tidy(end.x) - x), dy: tidy(tidy(end.y) - y) };
}

/**
 * `line` on the shortest way between what is drawn of `from` and of `to`, with `gapMm` free at each end that is an object; undefined where
 * there is no room for it.
 */
export function lineBetween(
  measuring: Measuring,
  line: LineObject,
  from: PageObject | Point,
  to: PageObject | Point,
  gapMm: number = LEAD_LINE.gapMm,
): LineObject | undefined {
  const way = shortestWay(measuring, from, to);
  if (!way) return undefined;
  const [start, end] = way;
  const length = distance(start, end);
  const free = gapMm + line.borderWidth / 2;
  let [before, behind] = ['type' in from ? free : 0, 'type' in to ? free : 0];
  if (length - before - behind < LEAST_MM) return undefined;
  const at = (mm: number): Point => interpolate(start, end, mm / length);
  const current = () => lineOf(line, at(before), at(length - behind));
  const missing = (other: PageObject | Point): number => {
    if (!('type' in other)) return 0;
    const gap = gapBetween(measuring.outlineOf(current()), measuring.outlineOf(other));
    return gapMm - (gap?.distanceMm ?? gapMm);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    before += missing(from);
    behind += missing(to);
    if (length - before - behind < LEAST_MM) return undefined;
  }
  return current();
}
