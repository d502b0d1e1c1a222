import { isKeyed, labelBrailleTexts } from '../../../braille/label-source.js';
import type { AbbreviationMark } from '../../../objects/legend-entry.js';
import type { ObjectType, SetProperties } from '../../../objects/kinds.js';
import { placedType } from '../../../objects/placed.js';
import { labelDefaults } from './defaults.js';
import { labelBounds, labelFrame, labelHits, resizeLabel, scaleLabel } from './geometry.js';
import { layOutLabel } from './layout.js';
import { labelForm } from './proofing.js';
import { labelScene } from './scene.js';
import { type LabelObject, labelSchema } from './schema.js';
import { defaultKeyVal, isMadeFrom } from '../../../legend/key-value.js';

function followSize(before: LabelObject, after: LabelObject, set: SetProperties): LabelObject {
  const isSized = before.width !== after.width || before.height !== after.height;
  return isSized && !Object.hasOwn(set, 'autoSize') ? { ...after, autoSize: false } : after;
}

function followText(before: LabelObject, after: LabelObject, set: SetProperties): LabelObject {
  if (before.text === after.text) return after;
  const followsText = isMadeFrom(before.text, before.keyVal);
  return {
    ...after,
    pristine: Object.hasOwn(set, 'pristine') ? after.pristine : after.pristine && after.text.trim() === '',
    keyVal: followsText && !Object.hasOwn(set, 'keyVal') ? defaultKeyVal(after.text) : after.keyVal,
  };
}

/** A label that a person moves is placed by hand from then on. */
function placedByHand(label: LabelObject, isMoved: (uuid: string) => boolean): LabelObject {
  const target = label.anchor?.object ?? null;
  const goesAlong = target !== null && isMoved(target);
  return label.placing === 'free' && !goesAlong ? { ...label, placing: 'hand' } : label;
}

function followPlace(before: LabelObject, after: LabelObject, set: SetProperties): LabelObject {
  const isSet = (name: keyof LabelObject) => Object.hasOwn(set, name);
  const isMoved = (isSet('x') || isSet('y')) && !isSet('width') && !isSet('placing');
  return isMoved && before.placing === 'free' ? { ...after, placing: 'hand' } : after;
}

/** `label` as a copy: it names the copy of what it named, where there is one, else the same. */
function retied(label: LabelObject, copyOf: (uuid: string) => string | undefined): LabelObject {
  if (!label.anchor?.object) return label;
  const object = copyOf(label.anchor.object) ?? label.anchor.object;
  return { ...label, anchor: { ...label.anchor, object } };
}

/**
 * What follows from a change of a label. Once its text has been written it is no longer pristine, and its abbreviation follows the text
 * until another is set. A width or height that is set stays: the frame no longer follows the text. Where it is set alone, its place is
 * that of a person.
 */
function followLabelChange(before: LabelObject, after: LabelObject, set: SetProperties): LabelObject {
  return followPlace(before, followSize(before, followText(before, after, set), set), set);
}

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
  placedByHand,
  retied,
  legendMarks: abbreviationMarks,
  scene: labelScene,
  form: labelForm,
};
