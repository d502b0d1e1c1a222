import { NEW_OBJECT } from '../../../objects/placed.js';
import { DEFAULT_LABEL_SIZE_MM, LABEL_CLEARANCE_MM } from '../../../primitives/sizes.js';
import type { LabelObject } from './schema.js';

/** A new label but for its id: empty, in braille with black print above. */
export const labelDefaults: Omit<LabelObject, 'uuid'> = {
  type: 'label',
  x: 0,
  y: 0,
  ...DEFAULT_LABEL_SIZE_MM,
  angle: 0,
  ...NEW_OBJECT,
  text: '',
  brailleOverride: null,
  displayDots: true,
  displayLetters: true,
  isKey: false,
  keyVal: '',
  fullCharPrefix: false,
  isTitle: false,
  pristine: true,
  border: false,
  clearance: LABEL_CLEARANCE_MM,
  align: 'left',
  autoSize: false,
  anchor: null,
  placing: 'hand',
};
