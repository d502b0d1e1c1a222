import { z } from 'zod';
import type { Immutable } from '../../immutable.js';
import { LIMITS } from '../../document/limits.js';
import { plainText } from '../../document/plain-text.js';
import { placed, size } from '../fields.js';

/**
 * A text in black print and braille. `braille` is derived and never stored; `brailleOverride` is a transcriber's own
 * braille as Unicode braille patterns, one line per line break.
 */
export const labelSchema = z.strictObject({
  type: z.literal('label'),
  ...placed,
  width: size,
  height: size,
  text: plainText(LIMITS.textLength),
  brailleOverride: z
    .string()
    .max(LIMITS.textLength * 4)
    .regex(/^[\u2800-\u283f\n]*$/u)
    .nullable(),
  displayDots: z.boolean(),
  displayLetters: z.boolean(),
  isKey: z.boolean(),
  keyVal: plainText(20),
  fullCharPrefix: z.boolean(),
  isTitle: z.boolean(),
  pristine: z.boolean(),
  border: z.boolean(),
});

/** A label on a page. */
export type LabelObject = Immutable<z.infer<typeof labelSchema>>;
