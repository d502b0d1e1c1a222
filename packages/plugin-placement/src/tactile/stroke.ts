import { type Kinds, LIMITS, type ObjectOf, type PageObject } from '@tastwerk/editor-core';
import {
  distance,
  FLATTEN_TOLERANCE_MM,
  flattenPath,
  type PathData,
  type PathStep,
  type Point,
} from '@tastwerk/editor-core/geometry';
import { type Drawing, isDrawn, isFilled } from './drawing.js';
import { isOpen } from './page-change.js';

type LineObject = ObjectOf<'path'> | ObjectOf<'line'>;
type DrawnStep = Exclude<PathStep, { readonly kind: 'Z' }>;

/** An open line of one piece that may become a part of another. */
export interface Stroke {
  readonly object: LineObject;
  /** Its place in the order of drawing. */
  readonly order: number;
  /** How it is drawn: only strokes that look alike are one line. */
  readonly look: string;
  /** Its course in page mm, curves exact. */
  readonly steps: readonly DrawnStep[];
  /** The same in straight chords. */
  readonly points: readonly Point[];
  readonly from: Point;
  readonly to: Point;
  readonly lengthMm: number;
  /** Whether it is one straight line between two points, as ticks and axes are. */
  readonly isStraight: boolean;
}

const isLineObject = (object: PageObject): object is LineObject =>
  (object.type === 'path' && !object.closed) ||
  // What Tastwerk drew from a label to what it names follows both.
  (object.type === 'line' && object.leadsFrom === null);

const drawnSteps = (course: PathData): readonly DrawnStep[] =>
  course.flatMap((step) => (step.kind === 'Z' ? [] : [step]));

/** `object` as a stroke that may be merged; undefined for what stays as it is. */
function strokeOf(kinds: Kinds, object: PageObject, order: number): Stroke | undefined {
  if (!isLineObject(object) || !isDrawn(object) || !isOpen(object) || isFilled(object)) return undefined;
  if (object.angle !== 0 || !object.border) return undefined;
  const steps = drawnSteps(kinds.outlineOf(object) ?? []);
  const [first, ...others] = steps;
  const last = others.at(-1);
  if (!first || !last || others.some(({ kind }) => kind === 'M')) return undefined;
  const points = flattenPath(steps, FLATTEN_TOLERANCE_MM)[0]?.points ?? [];
  const lengthMm = lengthOf(points);
  if (lengthMm === 0) return undefined;
  return {
    object,
    order,
    look: `${object.borderStyle} ${object.borderColour} ${object.borderWidth.toFixed(1)}`,
    steps,
    points,
    from: first.to,
    to: last.to,
    lengthMm,
    isStraight: points.length === 2,
  };
}

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, at, index) => sum + distance(points[index - 1] ?? at, at), 0);

/** The strokes of `objects` that may be merged: an author may want some to stay as they are. */
export const strokesOf = (
  kinds: Kinds,
  objects: readonly PageObject[],
  kept: Drawing['kept'],
): readonly Stroke[] =>
  objects.flatMap((object, order) => (kept.has(object.uuid) ? [] : (strokeOf(kinds, object, order) ?? [])));

/** A stroke as a part of a course, which may run through it from its end to its start. */
export interface Part {
  readonly stroke: Stroke;
  readonly isReversed: boolean;
}

/** Strokes that become one object, and what that is: it has the id of the longest. */
export interface Merge {
  readonly strokes: readonly Stroke[];
  readonly object: PageObject;
}

/** The longest of `strokes`, the first of those that are as long. */
const longestOf = (strokes: readonly Stroke[]): Stroke | undefined =>
  strokes.toSorted((one, other) => other.lengthMm - one.lengthMm || one.order - other.order)[0];

function reversed(steps: readonly DrawnStep[]): readonly DrawnStep[] {
  const last = steps.at(-1);
  if (!last) return steps;
  const back = steps.slice(1).map((step, index): DrawnStep => {
    const to = steps[index]?.to ?? last.to;
    return step.kind === 'C' ? { kind: 'C', c1: step.c2, c2: step.c1, to } : { kind: 'L', to };
  });
  return [{ kind: 'M', to: last.to }, ...back.toReversed()];
}

/** Ends that differ by less, in mm, differ by the rounding of a file alone. */
const EXACT_MM = 0.001;

/** The course through `parts`; a short line leads over from one to the next where their ends are not quite in one place. */
function courseThrough(parts: readonly Part[]): readonly DrawnStep[] {
  const course: DrawnStep[] = [];
  for (const { stroke, isReversed } of parts) {
    const [first, ...others] = isReversed ? reversed(stroke.steps) : stroke.steps;
    const before = course.at(-1);
    if (!first) continue;
    if (!before) course.push(first);
    else if (distance(before.to, first.to) > EXACT_MM) course.push({ kind: 'L', to: first.to });
    course.push(...others);
  }
  return course;
}

/** `course` without the line that only leads back to where it began: closing draws that. */
function withoutReturn(course: readonly DrawnStep[]): readonly DrawnStep[] {
  const [first, last] = [course[0], course.at(-1)];
  const isReturn = first && last?.kind === 'L' && distance(first.to, last.to) <= EXACT_MM;
  return isReturn ? course.slice(0, -1) : course;
}

/** `steps` as the points of a path that begins at its own place. */
function pointsFrom(start: Point, steps: readonly DrawnStep[]): ObjectOf<'path'>['points'] {
  const near = ({ x, y }: Point) => ({ x: x - start.x, y: y - start.y });
  return steps.map((step) => {
    if (step.kind !== 'C') return { kind: step.kind, ...near(step.to) };
    const [c1, c2] = [near(step.c1), near(step.c2)];
    return { kind: 'C', x1: c1.x, y1: c1.y, x2: c2.x, y2: c2.y, ...near(step.to) };
  });
}

const isInLimits = (points: ObjectOf<'path'>['points']): boolean =>
  points.length <= LIMITS.pathPoints &&
  points.every((point) =>
    Object.values(point).every(
      (value) => typeof value !== 'number' || Math.abs(value) <= LIMITS.coordinateMm,
    ),
  );

/** How a merged line differs in its look from its parts. */
type Look = Pick<LineObject, 'startArrow' | 'endArrow' | 'borderStyle'>;

/** `longest` with the course `steps`; undefined where a path cannot be so long. */
function withCourse(
  kinds: Kinds,
  { object }: Stroke,
  steps: readonly DrawnStep[],
  closed: boolean,
  look: Partial<Look>,
): PageObject | undefined {
  const [start, next, other] = steps;
  if (!start || !next) return undefined;
  const { x, y } = start.to;
  if (object.type === 'line' && next.kind === 'L' && !other)
    return { ...object, ...look, x, y, dx: next.to.x - x, dy: next.to.y - y };
  const points = pointsFrom(start.to, steps);
  if (!isInLimits(points)) return undefined;
  const course = { x, y, scaleX: 1, scaleY: 1, points, closed };
  if (object.type === 'path') return { ...object, ...look, ...course };
  const { uuid, moniker, border, borderColour, borderWidth, borderStyle, startArrow, endArrow } = object;
  const style = { moniker, border, borderColour, borderWidth, borderStyle, startArrow, endArrow };
  return kinds.create('path', { uuid, fill: 'none', ...style, ...look, ...course });
}

/** One straight line between `from` and `to` in place of `strokes`, in the direction of the longest. */
export function mergedStraight(
  kinds: Kinds,
  strokes: readonly Stroke[],
  from: Point,
  to: Point,
  look: Partial<Look> = {},
): readonly Merge[] {
  const longest = longestOf(strokes);
  if (!longest) return [];
  const [dx, dy] = [longest.to.x - longest.from.x, longest.to.y - longest.from.y];
  const isBackwards = (to.x - from.x) * dx + (to.y - from.y) * dy < 0;
  const steps = [
    { kind: 'M', to: isBackwards ? to : from },
    { kind: 'L', to: isBackwards ? from : to },
  ] as const;
  const object = withCourse(kinds, longest, steps, false, look);
  return object ? [{ strokes, object }] : [];
}

const headAt = ({ stroke: { object }, isReversed }: Part, isFirst: boolean): boolean =>
  isFirst === isReversed ? object.endArrow : object.startArrow;

/** One path, or straight line, along `parts`, in the direction of the longest; heads stay at the ends of an open one. */
export function mergedAlong(
  kinds: Kinds,
  parts: readonly Part[],
  { isClosed = false, isStraight = false },
): readonly Merge[] {
  const strokes = parts.map(({ stroke }) => stroke);
  const longest = longestOf(strokes);
  const isBackwards = parts.some(({ stroke, isReversed }) => stroke === longest && isReversed);
  const turned = isBackwards
    ? parts.toReversed().map(({ stroke, isReversed }) => ({ stroke, isReversed: !isReversed }))
    : parts;
  const [first, last] = [turned[0], turned.at(-1)];
  if (!longest || !first || !last) return [];
  const course = courseThrough(turned);
  const [start, end] = [course[0], course.at(-1)];
  if (!start || !end) return [];
  const look = isClosed
    ? { startArrow: false, endArrow: false }
    : { startArrow: headAt(first, true), endArrow: headAt(last, false) };
  if (isStraight) return mergedStraight(kinds, strokes, start.to, end.to, look);
  const steps = isClosed ? withoutReturn(course) : course;
  const object = withCourse(kinds, longest, steps, isClosed, look);
  return object ? [{ strokes, object }] : [];
}
