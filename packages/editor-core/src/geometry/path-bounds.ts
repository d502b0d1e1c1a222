import { type Box, boxAround } from './box.js';
import { cubicExtremes } from './cubic.js';
import type { PathData } from './path-data.js';
import type { Point } from './point.js';

/** The exact box of `path` without stroke, in its own coordinates: curves by their extremes, not by control points. */
export function boundsOfPath(path: PathData): Box {
  const points: Point[] = [];
  let from: Point = { x: 0, y: 0 };
  for (const step of path) {
    if (step.kind === 'Z') continue;
    if (step.kind === 'C') points.push(...cubicExtremes({ from, ...step }));
    else points.push(step.to);
    from = step.to;
  }
  return boxAround(points);
}
