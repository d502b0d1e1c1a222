import { DEFAULT_SHAPE_SIDE_MM, DEFAULT_SHAPE_STYLE } from '../shape-style.js';
import type { EllipseObject } from './schema.js';

/** A new ellipse but for its id. */
export const ellipseDefaults: Omit<EllipseObject, 'uuid'> = {
  type: 'ellipse',
  x: 0,
  y: 0,
  width: DEFAULT_SHAPE_SIDE_MM,
  height: DEFAULT_SHAPE_SIDE_MM,
  angle: 0,
  moniker: '',
  ...DEFAULT_SHAPE_STYLE,
};
