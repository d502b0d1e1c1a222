import { abbreviationMarks } from '../../../legend/legend-marks.js';
import type { ObjectType } from '../../../objects/kinds.js';
import { placedType } from '../../../objects/placed.js';
import { labelDefaults } from './defaults.js';
import { labelBounds, labelFrame, labelHits, resizeLabel, scaleLabel } from './geometry.js';
import { labelForm } from './proofing.js';
import { labelScene } from './scene.js';
import { type LabelObject, labelSchema } from './schema.js';

/** What the core knows about labels. */
export const labelType: ObjectType<LabelObject> = {
  ...placedType(labelFrame),
  schema: labelSchema,
  create: (input) => ({ ...labelDefaults, ...input }),
  bounds: labelBounds,
  outline: () => undefined,
  hits: labelHits,
  resize: resizeLabel,
  scale: scaleLabel,
  legendMarks: abbreviationMarks,
  scene: labelScene,
  form: labelForm,
};
