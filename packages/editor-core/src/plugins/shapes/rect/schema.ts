import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { boxed } from '../../../objects/fields.js';

/** A rectangle; `x`, `y` is the top left corner before turning. */
export const rectSchema = z.strictObject({
  type: z.literal('rect'),
  ...boxed,
});

/** A rectangle on a page. */
export type RectObject = Immutable<z.infer<typeof rectSchema>>;
