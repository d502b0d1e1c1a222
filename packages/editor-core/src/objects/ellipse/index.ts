import type { ObjectType } from '../object-type.js';
import { ellipseDefaults } from './defaults.js';
import { ellipseBounds, ellipseFrame, ellipseHits, resizeEllipse } from './geometry.js';
import { ellipseForm } from './proofing.js';
import { ellipseScene } from './scene.js';
import { type EllipseObject, ellipseSchema } from './schema.js';

/** What the core knows about ellipses. */
export const ellipseType: ObjectType<EllipseObject> = {
  schema: ellipseSchema,
  create: (input) => ({ ...ellipseDefaults, ...input }),
  frame: ellipseFrame,
  bounds: ellipseBounds,
  hits: ellipseHits,
  resize: resizeEllipse,
  scene: ellipseScene,
  form: ellipseForm,
};
