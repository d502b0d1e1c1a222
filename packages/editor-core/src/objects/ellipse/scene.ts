import { boxCentre } from '../../geometry/box.js';
import type { Primitive } from '../../scene/primitives.js';
import { shapePrimitives } from '../../scene/shape-primitives.js';
import { ellipseOutline } from './geometry.js';
import type { EllipseObject } from './schema.js';

/** What an ellipse draws. */
export function ellipseScene(ellipse: EllipseObject): readonly Primitive[] {
  const { offset } = ellipse.pattern;
  const leavesRoom = ellipse.width > 2 * offset && ellipse.height > 2 * offset;
  return shapePrimitives({
    objectId: ellipse.uuid,
    style: ellipse,
    outline: ellipseOutline(ellipse),
    textureOutline: leavesRoom ? ellipseOutline(ellipse, offset) : null,
    textureCentre: boxCentre(ellipse),
    join: 'round',
  });
}
