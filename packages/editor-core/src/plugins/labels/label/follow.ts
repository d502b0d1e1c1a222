import type { SetProperties } from '../../../objects/kinds.js';
import { defaultKeyVal, isMadeFrom } from '../../../legend/key-value.js';
import type { LabelObject } from './schema.js';

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

/**
 * What follows from a change of a label. Once its text has been written it is no longer pristine, and its abbreviation follows the text
 * until another is set. A width or height that is set stays: the frame no longer follows the text.
 */
export function followLabelChange(before: LabelObject, after: LabelObject, set: SetProperties): LabelObject {
  return followSize(before, followText(before, after, set), set);
}
