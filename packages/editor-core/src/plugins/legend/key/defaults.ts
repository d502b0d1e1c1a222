import { pxToMm } from '../../../geometry/units.js';
import { NEW_OBJECT } from '../../../objects/placed.js';
import type { KeyObject } from './schema.js';

/** Size of a new legend: 200 x 300 px at 96 dpi, in mm (product spec section 9). */
export const DEFAULT_KEY_SIZE_MM = { width: pxToMm(200), height: pxToMm(300) } as const;

/** A new legend but for its id: in use, with a frame of 2 mm (product spec section 3). */
export const keyDefaults: Omit<KeyObject, 'uuid'> = {
  type: 'key',
  x: 0,
  y: 0,
  ...DEFAULT_KEY_SIZE_MM,
  angle: 0,
  ...NEW_OBJECT,
  border: true,
  borderWidth: 2,
  active: true,
  show: true,
  explains: 'page',
  anchored: false,
  fixed: false,
};
