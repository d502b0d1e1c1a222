import { distance, type Point, segmentToSegment, subtractPoints } from '@tastwerk/editor-core/geometry';
import { LINE_MM } from '../sheet/draw.js';
import type { Sheet } from '../sheet/sheet.js';
import type { Drawing } from './drawing.js';

/** A straight line that was drawn, in page mm. */
export interface DrawnLine {
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
}

/** Degrees between two lines, 0 to 90. */
function between(one: DrawnLine, other: DrawnLine): number {
  const [u, v] = [subtractPoints(one.to, one.from), subtractPoints(other.to, other.from)];
  const degrees = Math.abs((Math.atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y) * 180) / Math.PI);
  return Math.min(degrees, 180 - degrees);
}

/** Lines from one place at less than this angle, in degrees, are felt as one for long. */
const NARROW_DEGREES = 9;

/** Whether lines that share an end lead away from it in opposite directions. */
function isStraightOn(one: DrawnLine, other: DrawnLine): boolean {
  const isShared = (at: Point) => distance(at, other.from) < 0.01 || distance(at, other.to) < 0.01;
  const [shared, far] = isShared(one.from) ? [one.from, one.to] : [one.to, one.from];
  const otherFar = distance(shared, other.from) < 0.01 ? other.to : other.from;
  const [u, v] = [subtractPoints(far, shared), subtractPoints(otherFar, shared)];
  return u.x * v.x + u.y * v.y < 0;
}

/** Says which lines a finger does not keep apart: those that cross at a small angle, and those that run beside each other too close. */
export function checkLines(lines: readonly DrawnLine[], sheet: Sheet, drawing: Drawing): void {
  const { crossing, gapLines } = sheet.profile;
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      const degrees = between(one, other);
      if (degrees >= crossing.minDegrees) continue;
      const gap = segmentToSegment(one.from, one.to, other.from, other.to);
      const ends = [one.from, one.to].some((a) => [other.from, other.to].some((b) => distance(a, b) < 0.01));
      const isNarrow = ends && degrees > 0.001 && degrees < NARROW_DEGREES && !isStraightOn(one, other);
      const names = { one: one.name, other: other.name };
      if (gap < 0.01 && !ends && degrees > 0.001)
        drawing.note('figure-crossing', { ...names, degrees: Math.round(degrees) }, true);
      else if (isNarrow || (gap >= 0.01 && gap - LINE_MM.data < gapLines.warningMm))
        drawing.note('figure-lines-close', names, true);
    }
  });
}
