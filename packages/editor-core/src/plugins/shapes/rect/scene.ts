import { boxCentre } from '../../../geometry/box.js';
import type { Primitive } from '../../../primitives/primitives.js';
import { shapePrimitives } from '../../../scene/shape-primitives.js';
import { rectOutline } from './geometry.js';
import type { RectObject } from './schema.js';

/** What a rectangle draws; its corners are sharp. */
export function rectScene(rect: RectObject): readonly Primitive[] {
  return shapePrimitives({
    objectId: rect.uuid,
    style: rect,
    outline: rectOutline(rect),
    textureCentre: boxCentre(rect),
    join: 'miter',
  });
}
