import { boxCentre } from '../../geometry/box.js';
import type { Primitive } from '../../scene/primitives.js';
import { shapePrimitives } from '../../scene/shape-primitives.js';
import { rectOutline } from './geometry.js';
import type { RectObject } from './schema.js';

/** What a rectangle draws; its corners are sharp. */
export function rectScene(rect: RectObject): readonly Primitive[] {
  const { offset } = rect.pattern;
  const leavesRoom = rect.width > 2 * offset && rect.height > 2 * offset;
  return shapePrimitives({
    objectId: rect.uuid,
    style: rect,
    outline: rectOutline(rect),
    textureOutline: leavesRoom ? rectOutline(rect, offset) : null,
    textureCentre: boxCentre(rect),
    join: 'miter',
  });
}
