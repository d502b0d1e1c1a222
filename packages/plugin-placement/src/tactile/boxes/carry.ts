import type { Kinds, PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxCentre,
  distance,
  interpolate,
  mapBox,
  nearestOnOutline,
  type Point,
  type Polyline,
} from '@tastwerk/editor-core/geometry';
import type { Connector, Part } from './diagram.js';
import type { LineObject, PathObject } from './shapes.js';
import { isRounded } from './word-sizes.js';

/** Where places of the page go. */
export interface PageMap {
  readonly x: (mm: number) => number;
  readonly y: (mm: number) => number;
  /** The new box of a part, and its new outline. */
  readonly boxOf: (part: Part) => Box | undefined;
  readonly outlineOf: (part: Part) => readonly Polyline[];
  /** Whether a part follows its sides in a direction, as the page does. */
  readonly isStretched: (part: Part, direction: 'x' | 'y') => boolean;
}

/** Pieces of lines that run within this of level or upright, in mm, stay so. */
const STRAIGHT_MM = 0.4;

/** Where the end of a line that lies on the outline of `part` goes: the same place of the new outline. */
function endOn(part: Part, end: Point, map: PageMap): Point {
  const on = nearestOnOutline(end, part.outline) ?? end;
  const to = map.boxOf(part) ?? part.box;
  const { x, y } = mapBox({ ...on, width: 0, height: 0 }, part.box, to);
  const place = {
    x: map.isStretched(part, 'x') ? map.x(on.x) : x,
    y: map.isStretched(part, 'y') ? map.y(on.y) : y,
  };
  return nearestOnOutline(place, map.outlineOf(part)) ?? place;
}

/** The points of a path in page mm, each with its control points. */
const pagePoints = ({ x, y, scaleX, scaleY, points }: PathObject): PathObject['points'] =>
  points.map((point) => {
    const at = (px: number, py: number) => ({ x: x + scaleX * px, y: y + scaleY * py });
    if (point.kind !== 'C') return { ...point, ...at(point.x, point.y) };
    const [one, two] = [at(point.x1, point.y1), at(point.x2, point.y2)];
    return { ...point, ...at(point.x, point.y), x1: one.x, y1: one.y, x2: two.x, y2: two.y };
  });

/** `path` through `points` in page mm. */
const pathThrough = (path: PathObject, points: PathObject['points']): PathObject => ({
  ...path,
  x: 0,
  y: 0,
  scaleX: 1,
  scaleY: 1,
  points,
});

/** A frame whose sides go where the page goes. */
export const carriedPath = (path: PathObject, { x, y }: Pick<PageMap, 'x' | 'y'>): PathObject =>
  pathThrough(
    path,
    pagePoints(path).map((point) => {
      const end = { x: x(point.x), y: y(point.y) };
      if (point.kind !== 'C') return { ...point, ...end };
      return { ...point, ...end, x1: x(point.x1), y1: y(point.y1), x2: x(point.x2), y2: y(point.y2) };
    }),
  );

/** `points` moved by the page; the ends to `from` and `to`, and what lies between them by its share of the way. */
function carriedPoints(
  old: readonly Point[],
  from: Point,
  to: Point,
  { x, y }: Pick<PageMap, 'x' | 'y'>,
): { readonly points: Point[]; readonly moves: readonly Point[] } {
  const plain = old.map((point) => ({ x: x(point.x), y: y(point.y) }));
  const ways = old.reduce<number[]>(
    (sums, point, index) => [...sums, (sums.at(-1) ?? 0) + distance(old[index - 1] ?? point, point)],
    [],
  );
  const whole = ways.at(-1) || 1;
  const [first, last] = [plain[0] ?? from, plain.at(-1) ?? to];
  const points = plain.map((point, index) => {
    const share = (ways[index] ?? 0) / whole;
    return {
      x: point.x + (1 - share) * (from.x - first.x) + share * (to.x - last.x),
      y: point.y + (1 - share) * (from.y - first.y) + share * (to.y - last.y),
    };
  });
  return { points, moves: points.map((point, index) => minus(point, plain[index] ?? point)) };
}

const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

/** Keeps pieces level and upright that were, from both ends on; ends stay where they are. */
function straightened(old: readonly Point[], points: Point[], plain: readonly Point[]): void {
  const last = points.length - 1;
  const inner = points.map((point, index) => (index > 0 && index < last ? (plain[index] ?? point) : point));
  const follow = (index: number, by: number) => {
    const [own, before] = [old[index], old[index - by]];
    const [at, next] = [inner[index - by], inner[index]];
    if (!own || !before || !at || !next) return;
    if (Math.abs(own.x - before.x) < STRAIGHT_MM) inner[index] = { x: at.x, y: next.y };
    else if (Math.abs(own.y - before.y) < STRAIGHT_MM) inner[index] = { x: next.x, y: at.y };
  };
  if (last >= 2) {
    follow(1, 1);
    follow(last - 1, -1);
  }
  for (const direction of ['x', 'y'] as const) bendBetween(old, inner, direction);
  inner.forEach((point, index) => {
    points[index] = point;
  });
}

/** From its end a line runs on so far before it bends, in mm, as far as there is room. */
const BEND_MM = 3;

/** A line of three pieces that bends between its ends still does: its middle piece lies in no box. */
function bendBetween(old: readonly Point[], points: Point[], direction: 'x' | 'y'): void {
  const [from, one, two, to] = points;
  const isBetween = ([first, bend, next, last]: readonly Point[]) =>
    first && bend && next && last && Math.abs(bend[direction] - next[direction]) < STRAIGHT_MM
      ? (bend[direction] - first[direction]) * (last[direction] - bend[direction]) > 0
      : false;
  if (points.length !== 4 || !from || !one || !two || !to || !isBetween(old)) return;
  const [low, high] = [
    Math.min(from[direction], to[direction]) + BEND_MM,
    Math.max(from[direction], to[direction]) - BEND_MM,
  ];
  const at = one[direction];
  const bend = at >= low && at <= high ? at : (from[direction] + to[direction]) / 2;
  points[1] = { ...one, [direction]: bend };
  points[2] = { ...two, [direction]: bend };
}

/** Whether a line has only level and upright pieces. */
const isElbowed = (points: readonly Point[]): boolean =>
  points.every((point, index) => {
    const before = points[index - 1] ?? point;
    return Math.abs(point.x - before.x) < STRAIGHT_MM || Math.abs(point.y - before.y) < STRAIGHT_MM;
  });

/** The range in which the end of a level or upright line may slide along a side of its part. */
function slideRange(
  part: Part | undefined,
  end: Point,
  direction: 'x' | 'y',
  map: PageMap,
): readonly [number, number] {
  const box = part && map.boxOf(part);
  const isBox = part?.outline.some(({ points }) => points.length <= 6) ?? false;
  if (!part || !box || !isBox) return [end[direction], end[direction]];
  const length = direction === 'x' ? box.width : box.height;
  return [box[direction] + 0.2 * length, box[direction] + 0.8 * length];
}

/** Both ends of a straight line, level or upright where it was and both may slide so far. */
function levelEnds(old: readonly Point[], from: Point, to: Point, ends: Connector['ends'], map: PageMap) {
  const [first, last] = [old[0] ?? from, old.at(-1) ?? to];
  for (const direction of ['x', 'y'] as const) {
    if (Math.abs(first[direction] - last[direction]) >= STRAIGHT_MM) continue;
    if (!ends[0] && ends[1]) return { from: { ...from, [direction]: to[direction] }, to };
    if (ends[0] && !ends[1]) return { from, to: { ...to, [direction]: from[direction] } };
    const [a, b] = [slideRange(ends[0], from, direction, map), slideRange(ends[1], to, direction, map)];
    const [low, high] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
    if (low > high) continue;
    const middle = (from[direction] + to[direction]) / 2;
    const at = Math.min(high, Math.max(low, middle));
    return { from: { ...from, [direction]: at }, to: { ...to, [direction]: at } };
  }
  return { from, to };
}

/** A head has half of its width for each part of its length: flatter on a side, it would reach into the box. */
const STEEPEST = 1.3;

/** An end of a line keeps so far from the corner of a box, in mm. */
const CORNER_MM = 5;

const isOnSide = (box: Box, { y }: Point): boolean =>
  Math.abs(y - box.y) < 1 || Math.abs(y - box.y - box.height) < 1;

/** The ends of a slanting line between boxes above each other, drawn nearer to each other where it would be flat. */
function steeperEnds(from: Point, to: Point, ends: Connector['ends'], map: PageMap) {
  const slide = (end: Point, part: Part | undefined, towards: Point): Point => {
    const box = part && map.boxOf(part);
    if (!part || !box || !isRounded(part) || !isOnSide(box, end)) return end;
    const wish = towards.x + Math.sign(end.x - towards.x) * (Math.abs(end.y - towards.y) / STEEPEST);
    if (Math.abs(end.x - towards.x) <= Math.abs(wish - towards.x)) return end;
    const [low, high] = [box.x + CORNER_MM, box.x + box.width - CORNER_MM];
    return low > high ? end : { ...end, x: Math.min(high, Math.max(low, wish)) };
  };
  const nextTo = slide(to, ends[1], from);
  return { from: slide(from, ends[0], nextTo), to: nextTo };
}

/** A line between the new places of what it joins. */
export function carriedConnector({ object, points, ends }: Connector, map: PageMap): PathObject | LineObject {
  const endAt = (end: Point, part: Part | undefined): Point =>
    part ? endOn(part, end, map) : { x: map.x(end.x), y: map.y(end.y) };
  const [first = { x: 0, y: 0 }, last = first] = [points[0], points.at(-1)];
  const plainEnds = { from: endAt(first, ends[0]), to: endAt(last, ends[1]) };
  const isStraight = points.length === 2;
  const isLevel = isStraight && isElbowed([first, ...points]);
  const { from, to } = isLevel
    ? levelEnds(points, plainEnds.from, plainEnds.to, ends, map)
    : isElbowed(points)
      ? plainEnds
      : steeperEnds(plainEnds.from, plainEnds.to, ends, map);
  if (object.type === 'line')
    return { ...object, x: from.x, y: from.y, dx: to.x - from.x, dy: to.y - from.y };
  if (isStraight || isElbowed(points)) {
    const { points: corners } = carriedPoints(points, from, to, map);
    const plain = points.map(({ x, y }) => ({ x: map.x(x), y: map.y(y) }));
    straightened(points, corners, plain);
    return pathThrough(
      object,
      corners.map((point, index) => ({ kind: index === 0 ? 'M' : 'L', ...point })),
    );
  }
  const own = pagePoints(object);
  const { points: moved, moves } = carriedPoints(own, from, to, map);
  const lastIndex = own.length - 1;
  return pathThrough(
    object,
    own.map((point, index) => {
      const end = moved[index] ?? point;
      if (point.kind !== 'C') return { ...point, x: end.x, y: end.y };
      const [before, after] = [moves[index - 1] ?? { x: 0, y: 0 }, moves[index] ?? { x: 0, y: 0 }];
      const one = { x: map.x(point.x1) + before.x, y: map.y(point.y1) + before.y };
      const two = { x: map.x(point.x2) + after.x, y: map.y(point.y2) + after.y };
      const { x: x1, y: y1 } = index === 1 ? steeper(one, from, ends[0], map) : one;
      const { x: x2, y: y2 } = index === lastIndex ? steeper(two, to, ends[1], map) : two;
      return { ...point, x: end.x, y: end.y, x1, y1, x2, y2 };
    }),
  );
}

/** The control point of a curve at its end on a level side: the curve does not arrive flat there. */
function steeper(control: Point, end: Point, part: Part | undefined, map: PageMap): Point {
  const box = part && map.boxOf(part);
  if (!box || !isOnSide(box, end)) return control;
  const [dx, dy] = [control.x - end.x, control.y - end.y];
  if (Math.abs(dy) >= Math.abs(dx)) return control;
  const length = Math.hypot(dx, dy) * Math.SQRT1_2;
  const outwards = end.y < boxCentre(box).y ? -1 : 1;
  return { x: end.x + Math.sign(dx) * length, y: end.y + outwards * length };
}

/** How far along a line the place nearest to `point` lies, from 0 to 1. */
export function shareAlong(points: readonly Point[], point: Point): number {
  let best = 0;
  let leastMm = Infinity;
  let way = 0;
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const on = nearestOnOutline(point, [{ points: [from, to], closed: false }]) ?? from;
    const awayMm = distance(on, point);
    if (awayMm < leastMm) [best, leastMm] = [way + distance(from, on), awayMm];
    way += distance(from, to);
  });
  return way === 0 ? 0.5 : best / way;
}

/** The place at a share of the length of a line. */
export function pointAlong(points: readonly Point[], share: number): Point | undefined {
  const whole = points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
  let left = share * whole;
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] ?? to;
    const length = distance(from, to);
    if (left <= length) return interpolate(from, to, length === 0 ? 0 : left / length);
    left -= length;
  }
  return points.at(-1);
}

/** `part`'s objects in its new box. */
export const carriedObjects = (kinds: Kinds, part: Part, to: Box): readonly PageObject[] =>
  part.objects.map((object, index) =>
    index === 0 && part.kind === 'words' && object.type === 'path' && isRounded(part)
      ? withCorners(object, part.box, to)
      : kinds.scaleObject(object, part.box, to),
  );

/** A rounded box drawn larger: each quarter of it goes with its corner. */
function withCorners(path: PathObject, from: Box, to: Box): PathObject {
  const along = (direction: 'x' | 'y', side: 'width' | 'height') => (mm: number) => {
    const [start, length] = [from[direction], from[side]];
    const [nextStart, nextLength] = [to[direction], to[side]];
    const offMm = mm - start - length / 2;
    if (Math.abs(offMm) < 0.01) return nextStart + nextLength / 2;
    return offMm < 0 ? nextStart + mm - start : nextStart + nextLength - (start + length - mm);
  };
  return carriedPath(path, { x: along('x', 'width'), y: along('y', 'height') });
}
