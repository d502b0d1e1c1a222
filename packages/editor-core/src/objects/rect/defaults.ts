import { DEFAULT_SHAPE_SIDE_MM, DEFAULT_SHAPE_STYLE } from '../shape-style.js';
import type { RectObject } from './schema.js';

/** A new rectangle but for its id. */
export const rectDefaults: Omit<RectObject, 'uuid'> = {
  type: 'rect',
  x: 0,
  y: 0,
  width: DEFAULT_SHAPE_SIDE_MM,
  height: DEFAULT_SHAPE_SIDE_MM,
  angle: 0,
  moniker: '',
  ...DEFAULT_SHAPE_STYLE,
};
