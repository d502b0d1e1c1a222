import type { Kinds, PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxAround,
  boxCentre,
  distance,
  distanceToBox,
  type Point,
  PointGrid,
} from '@tastwerk/editor-core/geometry';
import { outlineOf } from '../outline.js';
import { isDrawn, isFilled, SAME_MM } from './drawing.js';
import type { Stroke } from './stroke.js';

/** An end of a stroke: where it is, and the direction in which the stroke arrives there. */
export interface End {
  readonly stroke: Stroke;
  readonly isStart: boolean;
  readonly at: Point;
  readonly towards: Point;
}

/** Both ends of a stroke. */
export interface Ends {
  readonly start: End;
  readonly end: End;
}

/** A direction is taken from points at least so far apart, in mm: hands and roundings bend the last bit of a line. */
const DIRECTION_MM = 1;

function endOf(stroke: Stroke, isStart: boolean): End {
  const points = isStart ? stroke.points : stroke.points.toReversed();
  const at = isStart ? stroke.from : stroke.to;
  const before = points.find((point) => distance(point, at) >= DIRECTION_MM) ?? points.at(-1) ?? at;
  const length = distance(before, at) || 1;
  return { stroke, isStart, at, towards: { x: (at.x - before.x) / length, y: (at.y - before.y) / length } };
}

/** The ends of strokes that are too short for it are the same place only if they are nearer than this share of their length. */
const LEAST_SHARE = 1 / 3;

const reachOf = ({ lengthMm }: Stroke): number => Math.min(SAME_MM, LEAST_SHARE * lengthMm);

const meets = (one: End, other: End): boolean =>
  distance(one.at, other.at) <= Math.min(reachOf(one.stroke), reachOf(other.stroke));

/** Marks, such as points, nodes and heads of arrows, are no larger than this, in mm. */
const LARGEST_MARK_MM = 14;

/** A head is drawn so near to the end of its line, in mm. */
const HEAD_MM = 1.2;

interface Mark {
  readonly box: Box;
  readonly isFilled: boolean;
}

const HALF_DIAGONAL = Math.SQRT1_2;
const MARK_REACH_MM = HALF_DIAGONAL * LARGEST_MARK_MM + HEAD_MM;

/** What lies where strokes may meet. */
interface Surroundings {
  /** Points of outlines that are no ends of strokes, with what they belong to. */
  readonly corners: PointGrid<PageObject>;
  readonly marks: PointGrid<Mark>;
}

function surroundingsOf(
  kinds: Kinds,
  objects: readonly PageObject[],
  strokes: readonly Stroke[],
): Surroundings {
  const corners = new PointGrid<PageObject>(SAME_MM);
  const marks = new PointGrid<Mark>(MARK_REACH_MM);
  const merging = new Set<PageObject>(strokes.map(({ object }) => object));
  for (const { object, steps } of strokes) for (const { to } of steps.slice(1, -1)) corners.add(to, object);
  for (const object of objects) {
    if (!isDrawn(object) || merging.has(object)) continue;
    for (const step of kinds.outlineOf(object) ?? []) if (step.kind !== 'Z') corners.add(step.to, object);
    const outline = outlineOf(kinds, object);
    if (outline.length === 0 || outline.some(({ closed }) => !closed)) continue;
    const box = kinds.extentOf(object);
    if (Math.max(box.width, box.height) <= LARGEST_MARK_MM)
      marks.add(boxCentre(box), { box, isFilled: isFilled(object) });
  }
  return { corners, marks };
}

/** Where strokes of a drawing meet. */
export interface Joints {
  readonly endsOf: ReadonlyMap<Stroke, Ends>;
  /** The end that continues a stroke: where exactly two strokes of one look end and nothing else is. */
  readonly next: ReadonlyMap<End, End>;
  /** The ends at which a point, a node or a head is drawn. */
  readonly marked: ReadonlySet<End>;
}

/** Where `strokes` meet among `objects`. */
export function jointsOf(kinds: Kinds, objects: readonly PageObject[], strokes: readonly Stroke[]): Joints {
  const { corners, marks } = surroundingsOf(kinds, objects, strokes);
  const endsOf = new Map(
    strokes.map((stroke) => [stroke, { start: endOf(stroke, true), end: endOf(stroke, false) }]),
  );
  const ends = [...endsOf.values()].flatMap(({ start, end }) => [start, end]);
  const grid = new PointGrid<End>(SAME_MM);
  for (const end of ends) grid.add(end.at, end);

  const isMarked = ({ at }: End) =>
    marks.near(at).some(({ box, isFilled: filled }) => distanceToBox(at, box) <= (filled ? HEAD_MM : 0));
  const hasHead = ({ stroke: { object }, isStart }: End) => (isStart ? object.startArrow : object.endArrow);
  const othersAt = (end: End) => grid.near(end.at).filter((other) => other !== end && meets(end, other));
  /** The only other end at `end`. */
  const onlyAt = (end: End): End | undefined => {
    const [only, another] = othersAt(end);
    return another ? undefined : only;
  };

  const marked = new Set(ends.filter(isMarked));
  const next = new Map<End, End>();
  for (const end of ends) {
    const other = onlyAt(end);
    if (!other || other.stroke === end.stroke || onlyAt(other) !== end) continue;
    if (end.stroke.look !== other.stroke.look || [end, other].some((one) => marked.has(one) || hasHead(one)))
      continue;
    const own: readonly PageObject[] = [end.stroke.object, other.stroke.object];
    const reachMm = Math.min(reachOf(end.stroke), reachOf(other.stroke));
    if (corners.near(end.at, reachMm).every((object) => own.includes(object))) next.set(end, other);
  }
  return { endsOf, next, marked };
}

/** Ticks are no longer than this, in mm. */
const TICK_MM = 7;

/** Strokes whose length and direction differ by less, in mm, are alike. */
const ALIKE_MM = 0.5;

/** As many strokes beside each other are a row; as many ticks make a line an axis. */
const LEAST_IN_ROW = 3;

/** Strokes that are as long as each other and run in the same direction have the same name. */
export function likenessOf({ from, to }: Stroke): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  // Lines may be drawn from either end.
  const sign = (Math.abs(dx) > ALIKE_MM / 2 ? dx < 0 : dy < 0) ? -1 : 1;
  return `${Math.round((sign * dx) / ALIKE_MM)} ${Math.round((sign * dy) / ALIKE_MM)}`;
}

/** Those of the straight `strokes` that stand beside others like them: ticks, or the lines of a grid. Those behind each other are dashes. */
export function inRows(strokes: readonly Stroke[]): ReadonlySet<Stroke> {
  const rows = new Map<string, { readonly strokes: Stroke[]; readonly places: Set<number> }>();
  for (const stroke of strokes) {
    if (!stroke.isStraight) continue;
    const name = likenessOf(stroke);
    const row = rows.get(name) ?? { strokes: [], places: new Set() };
    const [first = stroke] = row.strokes;
    const direction = { x: first.to.x - first.from.x, y: first.to.y - first.from.y };
    const [x, y] = [stroke.from.x - first.from.x, stroke.from.y - first.from.y];
    row.strokes.push(stroke);
    row.places.add(Math.round((x * direction.y - y * direction.x) / first.lengthMm / SAME_MM));
    rows.set(name, row);
  }
  return new Set([...rows.values()].flatMap((row) => (row.places.size >= LEAST_IN_ROW ? row.strokes : [])));
}

/** The short strokes in rows that nothing continues, or only one other: on both sides of an axis, or the axis itself at its end. */
export function ticksOf(strokes: readonly Stroke[], { endsOf, next }: Joints): ReadonlySet<Stroke> {
  const followersOf = (stroke: Stroke): readonly Stroke[] => {
    const ends = endsOf.get(stroke);
    return ends ? [ends.start, ends.end].flatMap((end) => next.get(end)?.stroke ?? []) : [];
  };
  const isTick = (stroke: Stroke) => {
    const [follower, another] = followersOf(stroke);
    return !another && (!follower || followersOf(follower).length === 1);
  };
  return inRows(strokes.filter((stroke) => stroke.lengthMm <= TICK_MM && isTick(stroke)));
}

/** An axis is at least so long, in mm. */
const SHORTEST_AXIS_MM = 20;

/** Tells whether a stroke is an axis: straight, level or upright, with ticks on it, or with a head or a point at an end. */
export function axisFinder(
  kinds: Kinds,
  objects: readonly PageObject[],
  { endsOf, marked }: Joints,
): (stroke: Stroke) => boolean {
  const smallMm = TICK_MM;
  const small = new PointGrid<Box>(smallMm);
  for (const object of objects.filter(isDrawn))
    for (const { points } of outlineOf(kinds, object)) {
      const box = boxAround(points);
      if (Math.max(box.width, box.height) <= smallMm) small.add(boxCentre(box), box);
    }
  const hasTicks = ({ from, to }: Stroke) => {
    const isLevel = Math.abs(from.y - to.y) < SAME_MM;
    const [along, size, across, breadth] = isLevel
      ? (['x', 'width', 'y', 'height'] as const)
      : (['y', 'height', 'x', 'width'] as const);
    const low = Math.min(from[along], to[along]) - SAME_MM;
    const high = Math.max(from[along], to[along]) + SAME_MM;
    const ticks = [...small.nearAlong(from, to)].filter((box) => {
      const isAcross =
        box[across] <= from[across] + SAME_MM && box[across] + box[breadth] >= from[across] - SAME_MM;
      // What lies along the line is a part of it.
      const isThin = box[size] < box[breadth] || box[size] < SAME_MM;
      return isAcross && isThin && box[along] >= low && box[along] + box[size] <= high;
    });
    return ticks.length >= LEAST_IN_ROW;
  };
  return (stroke) => {
    const { from, to, object, isStraight, lengthMm } = stroke;
    const isLevel = Math.min(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) < SAME_MM;
    if (!isStraight || !isLevel || lengthMm < SHORTEST_AXIS_MM) return false;
    const ends = endsOf.get(stroke);
    const isPointed = ends !== undefined && [ends.start, ends.end].some((end) => marked.has(end));
    return object.startArrow || object.endArrow || isPointed || hasTicks(stroke);
  };
}
