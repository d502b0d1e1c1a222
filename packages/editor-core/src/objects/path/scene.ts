import { boxCentre } from '../../geometry/box.js';
import type { Primitive } from '../../scene/primitives.js';
import { layerOf } from '../../scene/ink.js';
import { shapePrimitives, strokeOf } from '../../scene/shape-primitives.js';
import { arrowHeads } from './arrow-heads.js';
import { pathFrame } from './geometry.js';
import { pathOutline } from './outline.js';
import type { PathObject } from './schema.js';

/** What a path draws; heads are solid even when the line is dashed. */
export function pathScene(path: PathObject): readonly Primitive[] {
  const outline = pathOutline(path);
  const join = 'round';
  const shape = shapePrimitives({
    objectId: path.uuid,
    style: path,
    outline,
    textureCentre: boxCentre(pathFrame(path)),
    join,
  });
  const stroke = strokeOf({ ...path, borderStyle: 'solid' }, join);
  if (!stroke) return shape;
  const layer = layerOf(path.borderColour);
  const heads = arrowHeads(path, outline).map(
    (head) => ({ type: 'path', layer, objectId: path.uuid, path: head, stroke }) as const,
  );
  return [...shape, ...heads];
}
