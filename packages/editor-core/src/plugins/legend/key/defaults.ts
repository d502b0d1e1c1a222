import { NEW_OBJECT } from '../../../objects/placed.js';
import { DEFAULT_KEY_SIZE_MM, KEY_FRAME_MM } from '../../../primitives/sizes.js';
import type { KeyObject } from './schema.js';

/** A new legend but for its id: in use, with a frame. */
export const keyDefaults: Omit<KeyObject, 'uuid'> = {
  type: 'key',
  x: 0,
  y: 0,
  ...DEFAULT_KEY_SIZE_MM,
  angle: 0,
  ...NEW_OBJECT,
  border: true,
  borderWidth: KEY_FRAME_MM,
  active: true,
  show: true,
  explains: 'page',
  anchored: false,
  fixed: false,
};
