import { flattenPath, type Polyline } from '../../geometry/flatten.js';
import { distance } from '../../geometry/point.js';
import { hasInside, outlineWidthOf } from '../shape-style.js';
import type { TactileForm } from '../tactile-form.js';
import { pathFrame } from './geometry.js';
import { untiltedOutline } from './outline.js';
import type { PathObject } from './schema.js';

function lengthOf({ points }: Polyline): number {
  return points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
}

/** A path is read as a line unless it is closed or has an inside; its arrow heads do not lengthen it. */
export function pathForm(path: PathObject): TactileForm {
  if (path.closed || hasInside(path)) {
    const { width, height } = pathFrame(path);
    const outlineMm = outlineWidthOf(path);
    return { role: 'area', style: path, widthMm: width + outlineMm, heightMm: height + outlineMm };
  }
  const lengthMm = flattenPath(untiltedOutline(path)).reduce((sum, piece) => sum + lengthOf(piece), 0);
  return { role: 'line', style: path, lengthMm };
}
