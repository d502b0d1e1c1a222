import { DEFAULT_BOXED_SHAPE } from '../defaults.js';
import type { RectObject } from './schema.js';

/** A new rectangle but for its id. */
export const rectDefaults: Omit<RectObject, 'uuid'> = {
  type: 'rect',
  ...DEFAULT_BOXED_SHAPE,
};
