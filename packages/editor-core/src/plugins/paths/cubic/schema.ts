import { z } from 'zod';
import type { Immutable } from '../../../immutable.js';
import { arrows, outline, placed, vector } from '../../../objects/fields.js';

/** A cubic curve from `x`, `y` with two control points to its end, all relative to `x`, `y` in mm, before turning. */
export const cubicSchema = z.strictObject({
  type: z.literal('cubic'),
  ...placed,
  control1: vector,
  control2: vector,
  end: vector,
  ...arrows,
  ...outline,
});

/** A cubic curve on a page. */
export type CubicObject = Immutable<z.infer<typeof cubicSchema>>;
