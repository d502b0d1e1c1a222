import type { Kinds, PageObject } from '@tastwerk/editor-core';
import { distance, type Point } from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { outlineOf } from '../outline.js';

/** A place across an area: its middle, or one of its long sides. */
export type PlaceAcross = 'middle' | 'first-side' | 'last-side';

/** An area is a thin one if it is at least so many times as long as thick. */
const LEAST_ASPECT = 2;

/** Corners nearer to the end of an area than this, in mm, are at its end. */
const AT_END_MM = 0.5;

/** An area along its longer side: a point lies at `at` and `across` of it. Lengths in page mm. */
interface Course {
  readonly along: Point;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

const atOf = ({ along }: Pick<Course, 'along'>, { x, y }: Point): number => x * along.x + y * along.y;
const acrossOf = ({ along }: Pick<Course, 'along'>, { x, y }: Point): number => y * along.x - x * along.y;

function pointOn({ along }: Pick<Course, 'along'>, at: number, across: number): Point {
  return { x: at * along.x - across * along.y, y: at * along.y + across * along.x };
}

/** The direction of a side of `corners` along which they are thinnest. */
function courseOf(corners: readonly Point[]): Course | undefined {
  let thinnest: Course | undefined;
  for (const [index, to] of corners.entries()) {
    const from = corners.at(index - 1) ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const at = corners.map((corner) => atOf({ along }, corner));
    const across = corners.map((corner) => acrossOf({ along }, corner));
    const course = {
      along,
      from: Math.min(...at),
      to: Math.max(...at),
      low: Math.min(...across),
      high: Math.max(...across),
    };
    if (!thinnest || course.high - course.low < thinnest.high - thinnest.low) thinnest = course;
  }
  return thinnest;
}

/** Corners of a drawn arrow: three of its head and two where it joins the shaft at each end that has one, two at an end without. */
const ARROW_CORNERS: ReadonlySet<number> = new Set([7, 10]);

/** Whether a drawn arrow ends in a tip at `end` of its course. */
const isTip = (course: Course, corners: readonly Point[], end: number): boolean =>
  corners.filter((corner) => Math.abs(atOf(course, corner) - end) < AT_END_MM).length === 1;

/** The corners of a shape of one closed outline; empty for all else. */
function cornersOf(kinds: Kinds, object: PageObject): readonly Point[] {
  const [piece, other] = isShape(object) ? outlineOf(kinds, object) : [];
  if (!piece?.closed || other) return [];
  const [first] = piece.points;
  const last = piece.points.at(-1);
  const isRepeated = first && last && distance(first, last) < AT_END_MM;
  return isRepeated ? piece.points.slice(0, -1) : piece.points;
}

/** The course of an area that is thinner than `minMm` and long. */
function thinCourse(corners: readonly Point[], minMm: number): Course | undefined {
  const course = courseOf(corners);
  if (!course) return undefined;
  const thickMm = course.high - course.low;
  return thickMm < minMm && course.to - course.from >= LEAST_ASPECT * thickMm ? course : undefined;
}

/**
 * A long area that is thinner than `minMm` as a line as long as it is, so that a finger can follow it: a beam, a tube, a drawn arrow.
 * Undefined for all else.
 */
export function lineForThinArea(
  kinds: Kinds,
  object: PageObject,
  place: PlaceAcross,
  minMm: number,
  widthMm: number,
): PageObject | undefined {
  const corners = cornersOf(kinds, object);
  const course = thinCourse(corners, minMm);
  if (!course) return undefined;
  const across = {
    middle: (course.low + course.high) / 2,
    'first-side': course.low,
    'last-side': course.high,
  };
  const from = pointOn(course, course.from, across[place]);
  const to = pointOn(course, course.to, across[place]);
  const isArrow = ARROW_CORNERS.has(corners.length);
  return kinds.create('line', {
    uuid: object.uuid,
    moniker: object.moniker,
    x: from.x,
    y: from.y,
    dx: to.x - from.x,
    dy: to.y - from.y,
    borderWidth: widthMm,
    startArrow: isArrow && isTip(course, corners, course.from),
    endArrow: isArrow && isTip(course, corners, course.to),
  });
}

/** What is nearer to the side of an area than this, in mm, stands on it or hangs from it. */
const TOUCH_MM = 1;

/** `objects` that stand on a side of a thin area, or hang from it, moved to the line through its middle that stands for it. */
export function movedToLine(
  kinds: Kinds,
  area: PageObject,
  objects: readonly PageObject[],
  minMm: number,
): readonly PageObject[] {
  const course = thinCourse(cornersOf(kinds, area), minMm);
  if (!course) return [];
  const halfMm = (course.high - course.low) / 2;
  return objects.flatMap((object) => {
    if (object === area) return [];
    const points = outlineOf(kinds, object).flatMap((piece) => piece.points);
    const across = points.map((point) => acrossOf(course, point));
    const at = points.map((point) => atOf(course, point));
    const isBeside = Math.max(...at) > course.from && Math.min(...at) < course.to;
    if (points.length === 0 || !isBeside) return [];
    const isBelow = Math.abs(Math.max(...across) - course.low) < TOUCH_MM;
    if (!isBelow && Math.abs(Math.min(...across) - course.high) >= TOUCH_MM) return [];
    const { x, y } = pointOn(course, 0, isBelow ? halfMm : -halfMm);
    return [kinds.moveObject(object, x, y)];
  });
}
