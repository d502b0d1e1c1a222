import type { Box } from '../geometry/box.js';
import { countWhile } from './count-while.js';
import { type Axis, crossAxis, type Span, spanOf, spansOverlap } from './axis.js';

/** Finds the next box before and behind a place along one axis, among those beside it. */
export interface NeighbourIndex {
  /** The box that ends last at or before `limit` and overlaps `across` on the other axis. */
  readonly before: (limit: number, across: Span) => Box | undefined;
  /** The box that starts first at or behind `limit` and overlaps `across` on the other axis. */
  readonly behind: (limit: number, across: Span) => Box | undefined;
}

/** Width of a band in mm: about the size of a shape, so that most boxes lie in few bands and a band holds few rows. */
const BAND_MM = 15;

interface Neighbour {
  readonly box: Box;
  readonly across: Span;
  /** Where the box ends, seen along the way that is looked back on: its end, or minus its start. */
  readonly end: number;
}

/** The neighbour in one of `bands` that ends last at or before `limit` and overlaps `across`. */
function lastUpTo(
  bands: readonly (readonly Neighbour[])[],
  limit: number,
  across: Span,
): Neighbour | undefined {
  let best: Neighbour | undefined;
  for (const band of bands) {
    for (let index = countWhile(band, ({ end }) => end <= limit) - 1; index >= 0; index -= 1) {
      const candidate = band[index];
      if (!candidate || (best && candidate.end <= best.end)) break;
      if (spansOverlap(candidate.across, across)) best = candidate;
    }
  }
  return best;
}

/**
 * Sorts `boxes` for `axis` into bands of the other axis, which reach over `acrossMm`; all that lies beyond shares the first
 * and the last band, so that a far-off box costs no more than a near one.
 */
export function createNeighbourIndex(boxes: readonly Box[], axis: Axis, acrossMm: number): NeighbourIndex {
  const last = Math.max(0, Math.ceil(acrossMm / BAND_MM));
  const bandAt = (mm: number) => Math.min(last, Math.max(0, Math.floor(mm / BAND_MM)));

  const sortedBands = (endOf: (span: Span) => number) => {
    const bands = Array.from({ length: last + 1 }, (): Neighbour[] => []);
    const neighbours = boxes.map((box) => {
      const across = spanOf(box, crossAxis(axis));
      return { box, across, end: endOf(spanOf(box, axis)) };
    });
    neighbours.sort((a, b) => a.end - b.end);
    for (const neighbour of neighbours) {
      const lastBand = bandAt(neighbour.across.end);
      for (let band = bandAt(neighbour.across.start); band <= lastBand; band += 1) {
        bands[band]?.push(neighbour);
      }
    }
    return bands;
  };
  const forwards = sortedBands(({ end }) => end);
  const backwards = sortedBands(({ start }) => -start);
  const under = (bands: readonly (readonly Neighbour[])[], { start, end }: Span) =>
    bands.slice(bandAt(start), bandAt(end) + 1);

  return {
    before: (limit, across) => lastUpTo(under(forwards, across), limit, across)?.box,
    behind: (limit, across) => lastUpTo(under(backwards, across), -limit, across)?.box,
  };
}
