import type { Box } from '../geometry/box.js';
import { type Axis, crossAxis, middleOfOverlap, pointOn, type Span, spanOf } from './axis.js';
import { type Measure, SAME_MM } from './snap-marks.js';
import type { NeighbourIndex } from './neighbour-index.js';

/** The stretch between two boxes along `axis`, measured in the middle of what both cover across it. */
export function measureBetween(axis: Axis, before: Box, behind: Box): Measure {
  const start = spanOf(before, axis).end;
  const end = spanOf(behind, axis).start;
  const across = middleOfOverlap(spanOf(before, crossAxis(axis)), spanOf(behind, crossAxis(axis)));
  return {
    axis,
    from: pointOn(axis, start, across),
    to: pointOn(axis, end, across),
    lengthMm: end - start,
  };
}

/** The two boxes on either side of what is moved, nearest first, as far as there are any. */
interface Row {
  readonly before: readonly [Box | undefined, Box | undefined];
  readonly behind: readonly [Box | undefined, Box | undefined];
}

/** Which ends of what is moved follow the hand: all of it, or the side that is pulled. */
export type MovedEnds = 'both' | 'start' | 'end';

/** A way to go along an axis that makes gaps equal; `pairs` are the boxes around these gaps, `null` is what is moved. */
export interface GapPull {
  readonly shift: number;
  readonly pairs: readonly (readonly [Box | null, Box | null])[];
}

function rowAround(index: NeighbourIndex, axis: Axis, box: Box, toleranceMm: number): Row {
  const { start, end } = spanOf(box, axis);
  const across = spanOf(box, crossAxis(axis));
  const before = index.before(start + toleranceMm, across);
  const behind = index.behind(end - toleranceMm, across);
  return {
    before: [before, before && index.before(spanOf(before, axis).start, across)],
    behind: [behind, behind && index.behind(spanOf(behind, axis).end, across)],
  };
}

/** The gap from one box to the next along `axis` in mm; none when one is not there or they touch. */
function gapOf(axis: Axis, before: Box | undefined, behind: Box | undefined): number | undefined {
  if (!before || !behind) return undefined;
  const gap = spanOf(behind, axis).start - spanOf(before, axis).end;
  return gap > SAME_MM ? gap : undefined;
}

/** The shift that puts what is moved into the middle between its neighbours, or its pulled side as far from one as the other. */
function pullToMiddle(
  axis: Axis,
  span: Span,
  { before, behind }: Row,
  moved: MovedEnds,
): GapPull | undefined {
  const [left] = before;
  const [right] = behind;
  if (!left || !right) return undefined;
  const from = span.start - spanOf(left, axis).end;
  const to = spanOf(right, axis).start - span.end;
  const shifts = { both: (to - from) / 2, start: to - from, end: to - from };
  const gap = { both: (from + to) / 2, start: to, end: from }[moved];
  const pairs = [
    [left, null],
    [null, right],
  ] as const;
  return gap > SAME_MM ? { shift: shifts[moved], pairs } : undefined;
}

/**
 * The ways along `axis`, within `toleranceMm`, that make a gap of `box` equal to its neighbouring one: in the middle
 * between two neighbours, or as far behind (before) a row of two as these are apart.
 */
export function gapPulls(
  index: NeighbourIndex,
  axis: Axis,
  box: Box,
  toleranceMm: number,
  moved: MovedEnds,
): readonly GapPull[] {
  const row = rowAround(index, axis, box, toleranceMm);
  const span = spanOf(box, axis);
  const pulls: GapPull[] = [];
  const middle = pullToMiddle(axis, span, row, moved);
  if (middle) pulls.push(middle);

  const [left, farLeft] = row.before;
  const gapBefore = gapOf(axis, farLeft, left);
  if (left && farLeft && gapBefore !== undefined && moved !== 'end') {
    const shift = spanOf(left, axis).end + gapBefore - span.start;
    pulls.push({
      shift,
      pairs: [
        [farLeft, left],
        [left, null],
      ],
    });
  }
  const [right, farRight] = row.behind;
  const gapBehind = gapOf(axis, right, farRight);
  if (right && farRight && gapBehind !== undefined && moved !== 'start') {
    const shift = spanOf(right, axis).start - gapBehind - span.end;
    pulls.push({
      shift,
      pairs: [
        [null, right],
        [right, farRight],
      ],
    });
  }
  return pulls.filter(({ shift }) => Math.abs(shift) <= toleranceMm);
}

/** The gaps of `pulls` as measures, once `box` is where it was drawn to; a gap that two of them share stands once. */
export function gapMeasures(axis: Axis, pulls: readonly GapPull[], box: Box): readonly Measure[] {
  const measures = new Map<string, Measure>();
  for (const [before, behind] of pulls.flatMap(({ pairs }) => pairs)) {
    const measure = measureBetween(axis, before ?? box, behind ?? box);
    measures.set(`${measure.from.x} ${measure.from.y} ${measure.to.x} ${measure.to.y}`, measure);
  }
  return [...measures.values()];
}
