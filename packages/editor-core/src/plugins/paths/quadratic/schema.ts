import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { arrows, outline, placed, vector } from '../../../objects/fields.js';

/** A quadratic curve from `x`, `y` with one control point to its end, both relative to `x`, `y` in mm, before turning. */
export const quadraticSchema = z.strictObject({
  type: z.literal('quadratic'),
  ...placed,
  control: vector,
  end: vector,
  ...arrows,
  ...outline,
});

/** A quadratic curve on a page. */
export type QuadraticObject = Immutable<z.infer<typeof quadraticSchema>>;
