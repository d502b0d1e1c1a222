import { flattenPath, type Polyline } from '../../../geometry/flatten.js';
import { boundsOfPath } from '../../../geometry/path-bounds.js';
import type { PathData } from '../../../geometry/path-data.js';
import { distance } from '../../../geometry/point.js';
import { hasInside, outlineWidthOf } from '../../../objects/shape-style.js';
import type { TactileForm } from '../../../objects/tactile-form.js';
import type { DrawnLine } from './drawn-line.js';

function lengthOf({ points }: Polyline): number {
  return points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
}

/**
 * What a finger takes `line` for, whose outline before turning is `untilted`: a line unless it is closed or has an inside. Arrow
 * heads do not lengthen it.
 */
export function drawnForm(line: DrawnLine, untilted: PathData): TactileForm {
  if (line.closed || hasInside(line)) {
    const { width, height } = boundsOfPath(untilted);
    const outlineMm = outlineWidthOf(line);
    return { role: 'area', style: line, widthMm: width + outlineMm, heightMm: height + outlineMm };
  }
  const lengthMm = flattenPath(untilted).reduce((sum, piece) => sum + lengthOf(piece), 0);
  return { role: 'line', style: line, lengthMm };
}
