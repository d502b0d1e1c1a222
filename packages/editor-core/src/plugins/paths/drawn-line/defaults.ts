import { NEW_OBJECT } from '../../../objects/placed.js';
import { DEFAULT_OUTLINE_STYLE, NO_ARROWS } from '../../../objects/shape-style.js';

/** What new lines of every kind have in common, but for their ids and courses. */
export const NEW_LINE = {
  x: 0,
  y: 0,
  angle: 0,
  ...NEW_OBJECT,
  ...NO_ARROWS,
  ...DEFAULT_OUTLINE_STYLE,
} as const;
