import type { Box } from '../geometry/box.js';
import { type Axis, shiftBox, type Span, spanOf } from './axis.js';
import type { Probe } from './line-set.js';
import { snapAlong, type SnapAlong, snapOf } from './snap-along.js';
import type { Snap } from './snap-marks.js';
import type { SnapTargets } from './snap-targets.js';

/** Along which axes something may be drawn. */
export interface SnapFreedom {
  /** Both when absent. */
  readonly axes?: readonly Axis[];
}

function probesOf({ start, end }: Span): readonly Probe[] {
  return [
    { at: start, role: 'edge' },
    { at: (start + end) / 2, role: 'centre' },
    { at: end, role: 'edge' },
  ];
}

/**
 * Where a box that is moved is drawn to: per axis the nearest line for one of its edges or its centre, or the nearest place
 * with equal gaps, within `toleranceMm`. `box` is where the hand has it, in page mm; the answer's `delta` goes on top. All
 * that lies right after that is in the answer, not only the nearest. O(log n + hits).
 */
export function snapBox(
  targets: SnapTargets,
  box: Box,
  toleranceMm: number,
  { axes = ['x', 'y'] }: SnapFreedom = {},
): Snap {
  const along = (axis: Axis): SnapAlong =>
    snapAlong({ targets, axis, box, probes: probesOf(spanOf(box, axis)), moved: 'both', toleranceMm });
  const x = axes.includes('x') ? along('x') : undefined;
  const y = axes.includes('y') ? along('y') : undefined;
  const snapped = shiftBox(shiftBox(box, 'x', x?.shift ?? 0), 'y', y?.shift ?? 0);
  return snapOf(targets, { x, y }, snapped);
}
