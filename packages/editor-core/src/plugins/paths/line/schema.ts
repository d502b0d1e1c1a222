import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { arrows, coordinate, outline, placed } from '../../../objects/fields.js';

/** A straight line from `x`, `y` to the point that lies `dx`, `dy` mm from there, before turning. It has no inside. */
export const lineSchema = z.strictObject({
  type: z.literal('line'),
  ...placed,
  dx: coordinate,
  dy: coordinate,
  ...arrows,
  ...outline,
});

/** A straight line on a page. */
export type LineObject = Immutable<z.infer<typeof lineSchema>>;
