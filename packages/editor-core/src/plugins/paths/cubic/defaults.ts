import { NEW_LINE } from '../drawn-line/defaults.js';
import { DEFAULT_SHAPE_SIDE_MM } from '../../../objects/shape-style.js';
import type { CubicObject } from './schema.js';

/** A new cubic curve but for its id: a wave along a level line. */
export const cubicDefaults: Omit<CubicObject, 'uuid'> = {
  type: 'cubic',
  ...NEW_LINE,
  control1: { x: DEFAULT_SHAPE_SIDE_MM / 3, y: -DEFAULT_SHAPE_SIDE_MM },
  control2: { x: (DEFAULT_SHAPE_SIDE_MM * 2) / 3, y: DEFAULT_SHAPE_SIDE_MM },
  end: { x: DEFAULT_SHAPE_SIDE_MM, y: 0 },
};
