import { degToRad } from '../geometry/units.js';
import { distance, type Point } from '../geometry/point.js';
import type { Box } from '../geometry/box.js';
import { type Axis, crossAxis } from './axis.js';
import { guidesUnder } from './line-set.js';
import { type AngleStep, snapAngle } from './snap-angle.js';
import { snapAlong, type SnapAlong, snapOf } from './snap-along.js';
import { SAME_MM, type Snap } from './snap-marks.js';
import type { SnapFreedom } from './snap-box.js';
import type { SnapTargets } from './snap-targets.js';

/** Where a line began that ends at the point, and to which directions it is drawn. Page mm, degrees. */
export interface LineStart {
  readonly from: Point;
  readonly stepDegrees: AngleStep;
}

/** A direction draws within this part of a step to either side, so that most of the way round stays free. */
const STEP_SHARE = 1 / 6;
/** Shorter lines than this many tolerances are free: near their start all directions lie within reach of the hand. */
const FREE_TOLERANCES = 3;

const DEGREES = 180 / Math.PI;

/** The direction (a unit vector) that the line from `from` to `point` is drawn to, or null. */
function directionNear(point: Point, { from, stepDegrees }: LineStart, toleranceMm: number): Point | null {
  const length = distance(from, point);
  if (length < FREE_TOLERANCES * toleranceMm || length === 0) return null;
  const degrees = Math.atan2(point.y - from.y, point.x - from.x) * DEGREES;
  const nearest = snapAngle(degrees, stepDegrees, stepDegrees * STEP_SHARE);
  if (nearest === null) return null;
  const isWithin = length * Math.sin(degToRad(Math.abs(degrees - nearest))) <= toleranceMm;
  return isWithin ? { x: Math.cos(degToRad(nearest)), y: Math.sin(degToRad(nearest)) } : null;
}

/** A point that is drawn somewhere, and along which axes lines of the page hold it there. */
interface Candidate {
  readonly at: Point;
  readonly axes: readonly Axis[];
}

/** Where the line from `from` along `direction` meets what holds `x` (or `y`) at `at`; null where it runs beside it. */
function meeting(from: Point, direction: Point, axis: Axis, at: number): Point | null {
  const steepness = direction[axis];
  if (Math.abs(steepness) < 1e-6) return null;
  const along = (at - from[axis]) / steepness;
  return { x: from.x + along * direction.x, y: from.y + along * direction.y };
}

/** The place on `direction` where `point` goes: where it meets what else is near, else the nearest place on it. */
function placeOn(
  direction: Point,
  from: Point,
  point: Point,
  shiftOf: (axis: Axis) => number | null,
  toleranceMm: number,
): Candidate {
  const crossings = (['x', 'y'] as const).flatMap((axis): readonly Candidate[] => {
    const shift = shiftOf(axis);
    const at = shift === null ? null : meeting(from, direction, axis, point[axis] + shift);
    return at && distance(at, point) <= 2 * toleranceMm ? [{ at, axes: [axis] }] : [];
  });
  const nearest = crossings.sort((a, b) => distance(a.at, point) - distance(b.at, point))[0];
  if (nearest) return nearest;
  const along = (point.x - from.x) * direction.x + (point.y - from.y) * direction.y;
  return { at: { x: from.x + along * direction.x, y: from.y + along * direction.y }, axes: [] };
}

/** What else is known about a point that is drawn. */
export interface PointFreedom extends SnapFreedom {
  /** The line that ends at the point; directions count for points that are free on both axes. */
  readonly start?: LineStart | undefined;
}

/**
 * Where a point that a hand draws is drawn to, in page mm: per axis to the nearest line within `toleranceMm`; where a line
 * `start` is given, also onto directions from it (steps of 15 or 45 degrees). A direction goes together with a line that it
 * meets near the point; two lines that hold the point on both axes go before a direction that misses their meeting.
 */
export function snapPoint(
  targets: SnapTargets,
  point: Point,
  toleranceMm: number,
  { axes = ['x', 'y'], start }: PointFreedom = {},
): Snap {
  const box: Box = { ...point, width: 0, height: 0 };
  const along = (axis: Axis): SnapAlong | undefined => {
    const probes = [{ at: point[axis], role: 'any' }] as const;
    return axes.includes(axis)
      ? snapAlong({ targets, axis, box, probes, moved: null, toleranceMm })
      : undefined;
  };
  const found = { x: along('x'), y: along('y') };
  const held = { x: point.x + (found.x?.shift ?? 0), y: point.y + (found.y?.shift ?? 0) };
  const onLines = snapOf(targets, found, { ...box, ...held });

  const isFree = found.x !== undefined && found.y !== undefined;
  const direction = start && isFree && targets.hasAngles ? directionNear(point, start, toleranceMm) : null;
  if (!start || !direction) return onLines;
  const { from } = start;
  const isHeld = found.x?.shift !== null && found.y?.shift !== null;
  const miss = (held.x - from.x) * direction.y - (held.y - from.y) * direction.x;
  if (isHeld && Math.abs(miss) > SAME_MM) return onLines;
  const { at, axes: lineAxes } = isHeld
    ? { at: held, axes: ['x', 'y'] as const }
    : placeOn(direction, from, point, (axis) => found[axis]?.shift ?? null, toleranceMm);
  const lines = lineAxes.flatMap((axis) => {
    const other = at[crossAxis(axis)];
    const probes = [{ at: at[axis], role: 'any' }] as const;
    return guidesUnder(targets.lines[axis], axis, probes, 0, { start: other, end: other });
  });
  return {
    delta: { x: at.x - point.x, y: at.y - point.y },
    box: { ...box, ...at },
    guides: [{ kind: 'angle', from, to: at }, ...lines],
    gaps: [],
  };
}
