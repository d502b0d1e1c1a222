import { z } from 'zod';
import { baseFields, finite, lineText, term, tickStep } from '../../sheet/fields.js';

/** What a number line must look like. */
export const numberLineSchema = z
  .strictObject({
    type: z.literal('number-line'),
    ...baseFields,
    from: term.default(0),
    to: term.default(10),
    step: tickStep,
    /** Ticks are fractions with this denominator; 1 for whole and decimal numbers. */
    denominator: z.number().int().min(1).max(24).default(1),
    points: z
      .array(z.strictObject({ at: finite, name: lineText.default('') }))
      .max(30)
      .default([]),
    /** Stretches of the line; an end that is null goes on for ever. */
    intervals: z
      .array(
        z.strictObject({
          from: finite.nullable().default(null),
          to: finite.nullable().default(null),
          isFromClosed: z.boolean().default(true),
          isToClosed: z.boolean().default(true),
          name: lineText.default(''),
        }),
      )
      .max(6)
      .default([]),
    /** Arcs from a number to another, as in adding and subtracting; without a name they are named by their width. */
    jumps: z
      .array(z.strictObject({ from: finite, to: finite, name: lineText.default('') }))
      .max(12)
      .default([]),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'the line must end right of its beginning' });

/** A number line. */
export type NumberLineSpec = z.infer<typeof numberLineSchema>;
