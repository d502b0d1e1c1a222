import { isKeyed, labelBrailleTexts } from '../../../braille/label-source.js';
import type { AbbreviationMark } from '../../../objects/legend-entry.js';
import type { ObjectType } from '../../../objects/kinds.js';
import { placedType } from '../../../objects/placed.js';
import { labelDefaults } from './defaults.js';
import { followLabelChange } from './follow.js';
import { labelBounds, labelFrame, labelHits, resizeLabel, scaleLabel } from './geometry.js';
import { layOutLabel } from './layout.js';
import { labelForm } from './proofing.js';
import { labelScene } from './scene.js';
import { type LabelObject, labelSchema } from './schema.js';

/** The abbreviation that a keyed label shows. */
function abbreviationMarks(label: LabelObject): readonly AbbreviationMark[] {
  if (!isKeyed(label)) return [];
  const { uuid, keyVal, text, brailleOverride } = label;
  return [{ kind: 'abbreviation', uuid, abbreviation: keyVal.trim(), text, brailleOverride }];
}

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
  purpose: ({ isTitle }) => (isTitle ? 'title' : undefined),
  withoutPurpose: (label) => (label.isTitle ? { ...label, isTitle: false } : label),
  text: ({ text }) => text,
  brailleTexts: labelBrailleTexts,
  drawnFrame: (label, context) => ({ ...labelFrame(label), height: layOutLabel(label, context).heightMm }),
  follow: followLabelChange,
  legendMarks: abbreviationMarks,
  scene: labelScene,
  form: labelForm,
};
