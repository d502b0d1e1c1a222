import { pxToMm } from '../../../geometry/units.js';
import { NEW_OBJECT } from '../../../objects/placed.js';
import { LABEL_CLEARANCE_MM, type LabelObject } from './schema.js';

/** Size of a label that a single click places: 219 x 65 px at 96 dpi, in mm (decisions). */
export const DEFAULT_LABEL_SIZE_MM = { width: pxToMm(219), height: pxToMm(65) } as const;

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
};
