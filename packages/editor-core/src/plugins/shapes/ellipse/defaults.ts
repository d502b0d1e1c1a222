import { DEFAULT_BOXED_SHAPE } from '../defaults.js';
import type { EllipseObject } from './schema.js';

/** A new ellipse but for its id. */
export const ellipseDefaults: Omit<EllipseObject, 'uuid'> = {
  type: 'ellipse',
  ...DEFAULT_BOXED_SHAPE,
};
