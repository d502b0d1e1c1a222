import type { PathData } from '../../../geometry/path-data.js';
import type { Point } from '../../../geometry/point.js';
import { layerOf } from '../../../primitives/ink.js';
import type { Primitive } from '../../../primitives/primitives.js';
import { shapePrimitives, strokeOf } from '../../../scene/shape-primitives.js';
import { arrowHeads } from './arrow-heads.js';
import type { DrawnLine } from './drawn-line.js';

/** What `line` draws along `outline`, its texture centred at `textureCentre`; heads are solid even when the line is dashed. */
export function drawnScene(line: DrawnLine, outline: PathData, textureCentre: Point): readonly Primitive[] {
  const join = 'round';
  const objectId = line.uuid;
  const shape = shapePrimitives({ objectId, style: line, outline, textureCentre, join });
  const stroke = strokeOf({ ...line, borderStyle: 'solid' }, join);
  if (!stroke) return shape;
  const layer = layerOf(line.borderColour);
  const heads = arrowHeads(line, outline).map(
    (path) => ({ type: 'path', layer, objectId, path, stroke }) as const,
  );
  return [...shape, ...heads];
}
