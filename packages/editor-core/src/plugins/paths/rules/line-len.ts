import type { Stroke } from '../../../primitives/primitives.js';
import { distance } from '../../../geometry/point.js';
import { type DrawnLine, drawnLineOf } from '../../../proofing/drawn-line.js';
import type { Observation } from '../../../proofing/observation.js';
import { rounded, SLACK } from '../../../proofing/figures.js';
import { leadLinesOf } from '../../../proofing/lead-lines.js';
import type { PageRule } from '../../../proofing/rule.js';
import { isDashed } from './dash-pattern.js';

/** Length in mm that shows a broken line as one; 0 for a whole one. */
function brokenLength({ dashMm }: Stroke, repeats: number): number {
  const [dash = 0, gap = 0] = dashMm ?? [];
  return isDashed(dash) ? repeats * (dash + gap) - gap : 0;
}

/** How much lines of one row may differ in length and direction, in mm. */
const ALIKE_MM = 0.5;

/** Lines of a row: as long as each other, in one direction, each at most this share of their length beside the next. */
const BESIDE_SHARE = 3;
const LEAST_IN_ROW = 3;

/** Whether both ends of `other` lie as far and in the same direction from those of `line`, beside it. */
function isBeside(line: DrawnLine, other: DrawnLine): boolean {
  const [from, to] = [
    { x: other.start.x - line.start.x, y: other.start.y - line.start.y },
    { x: other.end.x - line.end.x, y: other.end.y - line.end.y },
  ];
  return distance(from, to) <= ALIKE_MM && Math.hypot(from.x, from.y) <= BESIDE_SHARE * line.lengthMm;
}

/** Lines that repeat beside each other, such as the stripes of a crossing: a finger reads the row, not the line. */
function linesInRows(lines: readonly DrawnLine[]): ReadonlySet<DrawnLine> {
  const isInRow = (line: DrawnLine) => {
    let found = 0;
    return lines.some((other) => isBeside(line, other) && (found += 1) === LEAST_IN_ROW);
  };
  return new Set(lines.filter(isInRow));
}

/**
 * A line that stands alone is long enough to be followed; one that touches others is a part of them, and a
 * lead line or a line of a row may be short.
 */
export const lineLen: PageRule = {
  scope: 'page',
  check(page, { profile, kinds }) {
    const { subjects, joined } = page;
    const { warningMm, infoMm, repeats, source } = profile.lineLength;
    const leadLines = new Set(leadLinesOf(kinds, page, profile).map(({ shape }) => shape));
    const short = subjects.filter(({ form }) => form.role === 'line' && form.lengthMm < infoMm);
    const inRows = linesInRows(short.flatMap((subject) => drawnLineOf(kinds, subject) ?? []));
    return subjects.flatMap((subject): Observation[] => {
      const { object, form, stroke, reliefBox } = subject;
      if (form.role !== 'line' || !stroke) return [];
      const wanted = Math.max(infoMm, brokenLength(stroke, repeats));
      if (form.lengthMm >= wanted - SLACK || joined.has(subject) || leadLines.has(subject)) return [];
      const drawn = drawnLineOf(kinds, subject);
      if (drawn && inRows.has(drawn) && form.lengthMm >= warningMm - SLACK) return [];
      return [
        {
          severity: form.lengthMm < warningMm - SLACK ? 'warning' : 'info',
          objects: [object.uuid],
          place: reliefBox,
          measured: rounded(form.lengthMm),
          wanted,
          source,
        },
      ];
    });
  },
};
