import { boxCentre } from '../../../geometry/box.js';
import type { Primitive } from '../../../primitives/primitives.js';
import { shapePrimitives } from '../../../scene/shape-primitives.js';
import { ellipseOutline } from './geometry.js';
import type { EllipseObject } from './schema.js';

/** What an ellipse draws. */
export function ellipseScene(ellipse: EllipseObject): readonly Primitive[] {
  return shapePrimitives({
    objectId: ellipse.uuid,
    style: ellipse,
    outline: ellipseOutline(ellipse),
    textureCentre: boxCentre(ellipse),
    join: 'round',
  });
}
