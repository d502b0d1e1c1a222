import { flattenCubic } from './cubic.js';
import type { PathData } from './path-data.js';
import type { Point } from './point.js';

/** One piece of an outline as straight chords. */
export interface Polyline {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** How far chords may stray from a curve, in mm: half of what a hit test may be off (field notes 2.2, method). */
export const FLATTEN_TOLERANCE_MM = 0.05;

/** `path` as straight chords that stray at most `toleranceMm`; each move begins a piece. */
export function flattenPath(path: PathData, toleranceMm = FLATTEN_TOLERANCE_MM): readonly Polyline[] {
  const pieces: { points: Point[]; closed: boolean }[] = [];
  let current: { points: Point[]; closed: boolean } | undefined;
  for (const step of path) {
    if (step.kind === 'M' || !current) {
      current = { points: step.kind === 'Z' ? [] : [step.to], closed: false };
      pieces.push(current);
      continue;
    }
    const from = current.points.at(-1);
    if (step.kind === 'Z') current.closed = true;
    else if (step.kind === 'C' && from) current.points.push(...flattenCubic({ from, ...step }, toleranceMm));
    else current.points.push(step.to);
  }
  return pieces;
}
