import type { Box } from '../geometry/box.js';
import { type Axis, crossAxis, spanOf } from './axis.js';
import { measureBetween } from './equal-gaps.js';
import type { Measure } from './snap-marks.js';
import type { SnapTargets } from './snap-targets.js';

/**
 * The ways from `box` to the next box on its left, right, upper and lower side that lies beside it.
 * Page mm. Boxes that overlap `box` on both axes are no neighbours.
 */
export function neighbourDistances(targets: SnapTargets, box: Box): readonly Measure[] {
  const along = (axis: Axis): readonly Measure[] => {
    const { start, end } = spanOf(box, axis);
    const across = spanOf(box, crossAxis(axis));
    const before = targets.neighbours[axis].before(start, across);
    const behind = targets.neighbours[axis].behind(end, across);
    return [
      ...(before ? [measureBetween(axis, before, box)] : []),
      ...(behind ? [measureBetween(axis, box, behind)] : []),
    ];
  };
  return [...along('x'), ...along('y')].filter(({ lengthMm }) => lengthMm > 0);
}
