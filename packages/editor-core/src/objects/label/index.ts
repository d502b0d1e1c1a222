import type { ObjectType } from '../object-type.js';
import { labelDefaults } from './defaults.js';
import { labelBounds, labelFrame, labelHits, resizeLabel } from './geometry.js';
import { labelForm } from './proofing.js';
import { labelScene } from './scene.js';
import { type LabelObject, labelSchema } from './schema.js';

/** What the core knows about labels. */
export const labelType: ObjectType<LabelObject> = {
  schema: labelSchema,
  create: (input) => ({ ...labelDefaults, ...input }),
  frame: labelFrame,
  bounds: labelBounds,
  hits: labelHits,
  resize: resizeLabel,
  scene: labelScene,
  form: labelForm,
};
