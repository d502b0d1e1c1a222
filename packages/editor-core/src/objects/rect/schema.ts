import { z } from 'zod';
import type { Immutable } from '../../immutable.js';
import { colour, outline, pattern, placed, size } from '../fields.js';

/** A rectangle; `x`, `y` is the top left corner before turning. */
export const rectSchema = z.strictObject({
  type: z.literal('rect'),
  ...placed,
  width: size,
  height: size,
  fill: colour,
  pattern,
  ...outline,
});

/** A rectangle on a page. */
export type RectObject = Immutable<z.infer<typeof rectSchema>>;
