import { LIMITS } from '../values/limits.js';
import type { Box } from '../geometry/box.js';
import { type Axis, type ByAxis, spanOf } from './axis.js';
import { snapAlong, type SnapAlong, snapOf } from './snap-along.js';
import type { Snap } from './snap-marks.js';
import type { SnapTargets } from './snap-targets.js';

/** Which side of a box is pulled along each axis: the left or top one (`start`), the right or bottom one (`end`). */
export type PulledSides = Partial<ByAxis<'start' | 'end'>>;

/** `box` with the side of `axis` that `sides` names moved by `by` mm; the opposite side stays. */
function pullSide(box: Box, axis: Axis, sides: PulledSides, by: number): Box {
  const { x, y, width, height } = box;
  const longer = sides[axis] === 'end' ? by : -by;
  const start = sides[axis] === 'start' ? by : 0;
  return axis === 'x'
    ? { x: x + start, y, width: width + longer, height }
    : { x, y: y + start, width, height: height + longer };
}

/**
 * Where the sides of a box are drawn to that a hand pulls, one or two of them. `box` is what the hand has made of it, in
 * page mm with positive sides; the answer's `delta` goes on top of the pulled sides alone. A side is never drawn so near to
 * its opposite that nothing is left.
 */
export function snapSides(targets: SnapTargets, box: Box, sides: PulledSides, toleranceMm: number): Snap {
  const along = (axis: Axis): SnapAlong | undefined => {
    const moved = sides[axis];
    if (!moved) return undefined;
    const probes = [{ at: spanOf(box, axis)[moved], role: 'any' }] as const;
    const found = snapAlong({ targets, axis, box, probes, moved, toleranceMm });
    const { start, end } = spanOf(pullSide(box, axis, sides, found.shift ?? 0), axis);
    return end - start < LIMITS.minSizeMm ? undefined : found;
  };
  const x = along('x');
  const y = along('y');
  const wider = x ? pullSide(box, 'x', sides, x.shift ?? 0) : box;
  const snapped = y ? pullSide(wider, 'y', sides, y.shift ?? 0) : wider;
  return snapOf(targets, { x, y }, snapped);
}
