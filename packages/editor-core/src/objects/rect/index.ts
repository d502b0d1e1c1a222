import type { ObjectType } from '../object-type.js';
import { rectDefaults } from './defaults.js';
import { rectBounds, rectFrame, rectHits, resizeRect } from './geometry.js';
import { rectForm } from './proofing.js';
import { rectScene } from './scene.js';
import { type RectObject, rectSchema } from './schema.js';

/** What the core knows about rectangles. */
export const rectType: ObjectType<RectObject> = {
  schema: rectSchema,
  create: (input) => ({ ...rectDefaults, ...input }),
  frame: rectFrame,
  bounds: rectBounds,
  hits: rectHits,
  resize: resizeRect,
  scene: rectScene,
  form: rectForm,
};
