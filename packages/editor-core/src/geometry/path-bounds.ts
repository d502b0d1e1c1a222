import type { Box } from './box.js';
import { cubicTurns } from './cubic.js';
import type { PathData } from './path-data.js';
import type { Point } from './point.js';

/** The exact box of `path` without stroke, in its own coordinates: curves by their extremes, not by control points. */
export function boundsOfPath(path: PathData): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  // No list of points: a page asks for boxes of paths by the ten thousand.
  const reach = ({ x, y }: Point) => {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  };
  let from: Point = { x: 0, y: 0 };
  for (const step of path) {
    if (step.kind === 'Z') continue;
    if (step.kind === 'C') {
      reach(from);
      for (const turn of cubicTurns({ from, ...step })) reach(turn);
    }
    reach(step.to);
    from = step.to;
  }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}
