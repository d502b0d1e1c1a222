import type { ObjectOf, PageObject } from '@tastwerk/editor-core';
import { gapBetween } from '@tastwerk/editor-core/description';
import { distance, nearestOnOutline, type Point } from '@tastwerk/editor-core/geometry';
import { LEAD_LINE } from '@tastwerk/editor-core/objects';
import { tidy } from '../shapes/polygons.js';
import type { Measuring } from './outlines.js';

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
    return gap && [gap.from, gap.to];
  }
  if ('type' in to) {
    const end = 'type' in from ? undefined : rimNear(measuring, to, from);
    return 'type' in from || !end ? undefined : [from, end];
  }
  const start = 'type' in from ? rimNear(measuring, from, to) : from;
  return start && [start, to];
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
  const [before, behind] = ['type' in from ? free : 0, 'type' in to ? free : 0];
  if (length - before - behind < LEAST_MM) return undefined;
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const [x, y] = [tidy(start.x + ux * before), tidy(start.y + uy * before)];
  const [endX, endY] = [tidy(end.x - ux * behind), tidy(end.y - uy * behind)];
  return { ...line, x, y, dx: tidy(endX - x), dy: tidy(endY - y) };
}
