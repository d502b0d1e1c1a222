import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { boxAround, distanceToSegment, type Point } from '@tastwerk/editor-core/geometry';
import { anchorAt, anchorPlace } from '@tastwerk/editor-core/placing';
import { linesOfDashes } from './dashes.js';
import { type Drawing, type Removed, SAME_MM, type StepContext } from './drawing.js';
import { mergedOverlaps } from './overlaps.js';
import { type Merge, mergedAlong, type Part, type Stroke, strokesOf } from './stroke.js';
import { axisFinder, type End, type Joints, jointsOf, likenessOf, ticksOf } from './stroke-joints.js';

/** What is so near to a straight line, in mm, is on it but for the rounding of a file. */
const STRAIGHT_MM = 0.02;

/** A course that turns by less, in degrees, goes on. */
const GOES_ON_DEGREES = 30;

/** A program that draws a course in pieces draws one after the other, each from where the last one ended: of as many it does not by chance. */
const LEAST_IN_ONE_GO = 4;

/** Parts that meet at their ends, each with the next; in a ring the last meets the first. */
interface Course {
  readonly parts: readonly Part[];
  readonly isRing: boolean;
}

/** The courses in which `next` puts the ends of `strokes`. */
function coursesOf(
  strokes: readonly Stroke[],
  { endsOf }: Joints,
  next: ReadonlyMap<End, End>,
): readonly Course[] {
  const seen = new Set<Stroke>();
  /** The parts that follow at `end`. */
  const partsAfter = (end: End | undefined): readonly Part[] => {
    const parts: Part[] = [];
    for (let at = end && next.get(end); at && !seen.has(at.stroke);) {
      const { stroke, isStart } = at;
      seen.add(stroke);
      parts.push({ stroke, isReversed: !isStart });
      const ends = endsOf.get(stroke);
      const far = isStart ? ends?.end : ends?.start;
      at = far && next.get(far);
    }
    return parts;
  };
  return strokes.flatMap((stroke) => {
    const ends = endsOf.get(stroke);
    if (!ends || seen.has(stroke) || (!next.has(ends.start) && !next.has(ends.end))) return [];
    seen.add(stroke);
    const after = partsAfter(ends.end);
    const before = partsAfter(ends.start).map((part) => ({ ...part, isReversed: !part.isReversed }));
    const parts = [...before.toReversed(), { stroke, isReversed: false }, ...after];
    const last = parts.at(-1);
    const [first, lastEnds] = [parts[0], last && endsOf.get(last.stroke)];
    const firstEnds = first && endsOf.get(first.stroke);
    const begin = first?.isReversed ? firstEnds?.end : firstEnds?.start;
    const finish = last?.isReversed ? lastEnds?.start : lastEnds?.end;
    const isRing = begin !== undefined && parts.length > 1 && next.get(begin) === finish;
    return [{ parts, isRing }];
  });
}

const degreesBetween = (one: Point, other: Point): number =>
  Math.abs(
    (Math.atan2(one.x * other.y - one.y * other.x, one.x * other.x + one.y * other.y) * 180) / Math.PI,
  );

/** By how much the course turns from `end` to the stroke that `other` is an end of, in degrees. */
const turnAt = (end: End, other: End): number =>
  degreesBetween(end.towards, { x: -other.towards.x, y: -other.towards.y });

/** The sharpest corner within a stroke, in degrees. */
function sharpestCorner({ points }: Stroke): number {
  return points.slice(1, -1).reduce((most, at, index) => {
    const [before, after] = [points[index] ?? at, points[index + 2] ?? at];
    const turn = degreesBetween(
      { x: at.x - before.x, y: at.y - before.y },
      { x: after.x - at.x, y: after.y - at.y },
    );
    return Math.max(most, turn);
  }, 0);
}

/** The runs of `parts` between which `isBreak` says that a line ends. */
function runsOf(
  parts: readonly Part[],
  isBreak: (before: Part, after: Part) => boolean,
): readonly (readonly Part[])[] {
  const runs: Part[][] = [];
  for (const [index, part] of parts.entries()) {
    const before = parts[index - 1];
    if (!before || isBreak(before, part)) runs.push([part]);
    else runs.at(-1)?.push(part);
  }
  return runs;
}

const startOf = ({ stroke, isReversed }: Part): Point => (isReversed ? stroke.to : stroke.from);
const finishOf = ({ stroke, isReversed }: Part): Point => (isReversed ? stroke.from : stroke.to);

/** `parts` in runs whose ends lie on one straight line each: what does not is split where it is farthest from one. */
function straightRuns(parts: readonly Part[]): readonly (readonly Part[])[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || first === last) return [parts];
  const [from, to] = [startOf(first), finishOf(last)];
  let [split, farthestMm] = [0, STRAIGHT_MM];
  for (const [index, part] of parts.entries()) {
    const awayMm = index === 0 ? 0 : distanceToSegment(startOf(part), from, to);
    if (awayMm > farthestMm) [split, farthestMm] = [index, awayMm];
  }
  return split === 0 ? [parts] : [parts.slice(0, split), parts.slice(split)].flatMap(straightRuns);
}

/** Straight strokes one behind the other, on one straight line, as one: axes stay straight. */
function mergedStraightRuns(kinds: Kinds, strokes: readonly Stroke[], joints: Joints): readonly Merge[] {
  const next = new Map(
    [...joints.next].filter(
      ([end, other]) =>
        end.stroke.isStraight && other.stroke.isStraight && turnAt(end, other) < GOES_ON_DEGREES,
    ),
  );
  return coursesOf(strokes, joints, next)
    .flatMap(({ parts }) => straightRuns(parts))
    .flatMap((run) => (run.length === 1 ? [] : mergedAlong(kinds, run, { isStraight: true })));
}

/** Straight strokes by their length and direction. */
type Alike = ReadonlyMap<string, readonly Stroke[]>;

function alikeOf(strokes: readonly Stroke[]): Alike {
  const alike = new Map<string, Stroke[]>();
  for (const stroke of strokes) {
    if (!stroke.isStraight) continue;
    const name = likenessOf(stroke);
    const known = alike.get(name);
    if (known) known.push(stroke);
    else alike.set(name, [stroke]);
  }
  return alike;
}

/**
 * Whether a ring is an area for a finger: a smaller one would become a solid point. The frame of a grid is none: within it are lines as long
 * as its sides.
 */
function isArea({ parts }: Course, alike: Alike, leastMm: number): boolean {
  const box = boxAround(parts.flatMap(({ stroke }) => stroke.points));
  if (Math.min(box.width, box.height) < leastMm) return false;
  const own = new Set(parts.map(({ stroke }) => stroke));
  const isInside = (stroke: Stroke) => {
    const { from, to } = stroke;
    const [x, y] = [(from.x + to.x) / 2 - box.x, (from.y + to.y) / 2 - box.y];
    return Math.min(x, y, box.width - x, box.height - y) > SAME_MM && !own.has(stroke);
  };
  return parts.every(
    ({ stroke }) => !stroke.isStraight || !(alike.get(likenessOf(stroke)) ?? []).some(isInside),
  );
}

/** Whether a program drew `after` right after `before`, from where that ended. */
const isDrawnOn = (before: Part, after: Part): boolean =>
  before.isReversed === after.isReversed &&
  after.stroke.order - before.stroke.order === (after.isReversed ? -1 : 1);

/** The courses whose direction goes on, and those that close, as one path each. */
function mergedCourses(
  { kinds, profile }: StepContext,
  strokes: readonly Stroke[],
  joints: Joints,
  isAxis: (stroke: Stroke) => boolean,
): readonly Merge[] {
  const next = new Map(
    [...joints.next].filter(([end, other]) => !isAxis(end.stroke) && !isAxis(other.stroke)),
  );
  const alike = alikeOf(strokes);
  const turnBetween = (before: Part, after: Part) => {
    const [one, other] = [joints.endsOf.get(before.stroke), joints.endsOf.get(after.stroke)];
    const end = before.isReversed ? one?.start : one?.end;
    const start = after.isReversed ? other?.end : other?.start;
    return end && start ? turnAt(end, start) : 180;
  };
  return coursesOf(strokes, joints, next).flatMap((course) => {
    const { isRing } = course;
    if (isRing && isArea(course, alike, profile.pointMin.warningMm))
      return mergedAlong(kinds, course.parts, { isClosed: true });
    const inOneGo = new Set(
      runsOf(course.parts, (before, after) => !isDrawnOn(before, after))
        .filter((run) => run.length >= LEAST_IN_ONE_GO)
        .flatMap((run) => run.slice(1)),
    );
    const isBreak = (before: Part, after: Part) => {
      const turn = turnBetween(before, after);
      if (turn < GOES_ON_DEGREES || (!isRing && inOneGo.has(after))) return false;
      // A corner such as both pieces have anyway is no end of the line.
      return turn > sharpestCorner(before.stroke) || turn > sharpestCorner(after.stroke);
    };
    return runsOf(isRing ? begunAtBreak(course.parts, isBreak) : course.parts, isBreak).flatMap((run) =>
      run.length === 1 ? [] : mergedAlong(kinds, run, {}),
    );
  });
}

/** The parts of a ring, begun where a line ends. */
function begunAtBreak(
  parts: readonly Part[],
  isBreak: (before: Part, after: Part) => boolean,
): readonly Part[] {
  const start = parts.findIndex((part, index) => {
    const before = parts.at(index - 1);
    return before !== undefined && isBreak(before, part);
  });
  return start <= 0 ? parts : [...parts.slice(start), ...parts.slice(0, start)];
}

/** The objects of a page while strokes are merged; `into` says for the id of each that is gone which has its course now. */
interface Merged {
  readonly objects: readonly PageObject[];
  readonly into: ReadonlyMap<string, string>;
}

function withMerges({ objects, into }: Merged, merges: readonly Merge[]): Merged {
  if (merges.length === 0) return { objects, into };
  const changed = new Map(merges.map(({ object }) => [object.uuid, object]));
  const gone = new Map(into);
  for (const { strokes, object } of merges)
    for (const { object: own } of strokes) if (own.uuid !== object.uuid) gone.set(own.uuid, object.uuid);
  return {
    objects: objects.flatMap((object) => (gone.has(object.uuid) ? [] : [changed.get(object.uuid) ?? object])),
    into: gone,
  };
}

/** `drawing` with its objects merged: what is gone is listed as it was, and what named it names the same place of the line. */
function withReasons(drawing: Drawing, { objects, into }: Merged, kinds: Kinds): Drawing {
  const left = new Map(objects.map((object) => [object.uuid, object]));
  const targetOf = (uuid: string): PageObject | undefined => {
    const next = into.get(uuid);
    return next === undefined ? left.get(uuid) : targetOf(next);
  };
  const removed = drawing.objects.flatMap((object): readonly Removed[] =>
    into.has(object.uuid) ? [{ object, reason: 'merged' }] : [],
  );
  const named = objects.map((object) => {
    if (object.type !== 'label' || !object.anchor?.object || !into.has(object.anchor.object)) return object;
    const place = anchorPlace(kinds, object.anchor, drawing.objects);
    const target = targetOf(object.anchor.object);
    return place && target ? { ...object, anchor: anchorAt(kinds, target, place.point) } : object;
  });
  return { ...drawing, objects: named, removed: [...drawing.removed, ...removed] };
}

/**
 * Strokes that are one line to a finger become one object: strokes on each other, dashes drawn one by one, pieces of a course that goes on,
 * and pieces that together close. Ticks stay, and axes stay straight lines by themselves: labels name them.
 */
export function withMergedStrokes(drawing: Drawing, context: StepContext): Drawing {
  const { kinds } = context;
  const { kept } = drawing;
  let merged: Merged = { objects: drawing.objects, into: new Map() };
  const mergeBy = (
    find: (strokes: readonly Stroke[], objects: readonly PageObject[]) => readonly Merge[],
  ) => {
    const strokes = strokesOf(kinds, merged.objects, kept);
    if (strokes.length > 1) merged = withMerges(merged, find(strokes, merged.objects));
  };
  /** Merges where strokes meet, but for ticks. */
  const mergeAtJoints = (
    find: (strokes: readonly Stroke[], joints: Joints, objects: readonly PageObject[]) => readonly Merge[],
  ) => {
    mergeBy((strokes, objects) => {
      const joints = jointsOf(kinds, objects, strokes);
      const ticks = ticksOf(strokes, joints);
      const next = new Map(
        [...joints.next].filter(([end, other]) => !ticks.has(end.stroke) && !ticks.has(other.stroke)),
      );
      return find(
        strokes.filter((stroke) => !ticks.has(stroke)),
        { ...joints, next },
        objects,
      );
    });
  };
  mergeAtJoints((strokes) => mergedOverlaps(kinds, strokes));
  mergeBy((strokes, objects) => linesOfDashes(kinds, objects, strokes));
  mergeAtJoints((strokes, joints) => mergedStraightRuns(kinds, strokes, joints));
  mergeAtJoints((strokes, joints, objects) =>
    mergedCourses(context, strokes, joints, axisFinder(kinds, objects, joints)),
  );
  return merged.into.size === 0 ? drawing : withReasons(drawing, merged, kinds);
}
