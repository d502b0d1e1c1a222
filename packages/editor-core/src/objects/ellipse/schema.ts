import { z } from 'zod';
import type { Immutable } from '../../immutable.js';
import { colour, outline, pattern, placed, size } from '../fields.js';

/** An ellipse; `x`, `y` is the top left corner of its box before turning. */
export const ellipseSchema = z.strictObject({
  type: z.literal('ellipse'),
  ...placed,
  width: size,
  height: size,
  fill: colour,
  pattern,
  ...outline,
});

/** An ellipse on a page. */
export type EllipseObject = Immutable<z.infer<typeof ellipseSchema>>;
