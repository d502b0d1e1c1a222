import { NEW_LINE } from '../drawn-line/defaults.js';
import { DEFAULT_SHAPE_SIDE_MM } from '../../../objects/shape-style.js';
import type { QuadraticObject } from './schema.js';

/** A new quadratic curve but for its id: an arch over a level line. */
export const quadraticDefaults: Omit<QuadraticObject, 'uuid'> = {
  type: 'quadratic',
  ...NEW_LINE,
  control: { x: DEFAULT_SHAPE_SIDE_MM / 2, y: -DEFAULT_SHAPE_SIDE_MM },
  end: { x: DEFAULT_SHAPE_SIDE_MM, y: 0 },
};
