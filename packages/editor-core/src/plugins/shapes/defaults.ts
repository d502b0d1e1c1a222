import { NEW_OBJECT } from '../../objects/placed.js';
import { DEFAULT_SHAPE_SIDE_MM, DEFAULT_SHAPE_STYLE } from '../../objects/shape-style.js';
import type { EllipseObject } from './ellipse/schema.js';

/** A new rectangle or ellipse but for its kind and id. */
export const DEFAULT_BOXED_SHAPE: Omit<EllipseObject, 'type' | 'uuid'> = {
  x: 0,
  y: 0,
  width: DEFAULT_SHAPE_SIDE_MM,
  height: DEFAULT_SHAPE_SIDE_MM,
  angle: 0,
  ...NEW_OBJECT,
  ...DEFAULT_SHAPE_STYLE,
};
