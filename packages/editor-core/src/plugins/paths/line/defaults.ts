import { NEW_LINE } from '../drawn-line/defaults.js';
import { DEFAULT_SHAPE_SIDE_MM } from '../../../objects/shape-style.js';
import type { LineObject } from './schema.js';

/** A new line but for its id: level, as long as a new shape is wide. */
export const lineDefaults: Omit<LineObject, 'uuid'> = {
  type: 'line',
  ...NEW_LINE,
  dx: DEFAULT_SHAPE_SIDE_MM,
  dy: 0,
};
