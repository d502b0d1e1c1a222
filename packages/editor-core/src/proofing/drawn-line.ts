import { flattenPath } from '../geometry/flatten.js';
import { distance, type Point } from '../geometry/point.js';
import type { Subject } from '../outlines/subject.js';
import type { Kinds } from '../objects/kinds.js';

/** A line that a finger follows, by its two ends in page mm. */
export interface DrawnLine {
  readonly start: Point;
  readonly end: Point;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly isStraight: boolean;
  /** The ends that carry an arrow head. */
  readonly heads: readonly Point[];
}

/** How much longer than the way between its ends a straight line may be, in mm. */
const STRAIGHT_MM = 0.1;

function measured(kinds: Kinds, { object, form, stroke }: Subject): DrawnLine | null {
  const outline = form.role === 'line' && stroke ? kinds.outlineOf(object) : undefined;
  const [piece, ...others] = outline ? flattenPath(outline) : [];
  const [start, end] = [piece?.points[0], piece?.points.at(-1)];
  if (form.role !== 'line' || !stroke || !start || !end || others.length > 0) return null;
  const hasArrows = 'startArrow' in object;
  return {
    start,
    end,
    lengthMm: form.lengthMm,
    widthMm: stroke.widthMm,
    isStraight: form.lengthMm <= distance(start, end) + STRAIGHT_MM,
    heads: [
      ...(hasArrows && object.startArrow ? [start] : []),
      ...(hasArrows && object.endArrow ? [end] : []),
    ],
  };
}

const known = new WeakMap<Subject, DrawnLine | null>();

/** The line that `subject` is; null for what is none or is not raised. Kept as long as the subject is the same. */
export function drawnLineOf(kinds: Kinds, subject: Subject): DrawnLine | null {
  const before = known.get(subject);
  if (before !== undefined) return before;
  const line = measured(kinds, subject);
  known.set(subject, line);
  return line;
}
