import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { boxed } from '../../../objects/fields.js';

/** An ellipse; `x`, `y` is the top left corner of its box before turning. */
export const ellipseSchema = z.strictObject({
  type: z.literal('ellipse'),
  ...boxed,
});

/** An ellipse on a page. */
export type EllipseObject = Immutable<z.infer<typeof ellipseSchema>>;
