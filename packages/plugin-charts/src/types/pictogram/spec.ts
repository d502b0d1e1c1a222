import { POINT_SYMBOLS } from '@tastwerk/editor-core/objects';
import { z } from 'zod';
import { baseFields, CHART_LIMITS, finite, lineText } from '../../sheet/fields.js';

/** What a pictogram must look like. */
export const pictogramSchema = z.strictObject({
  type: z.literal('pictogram'),
  ...baseFields,
  names: z.array(lineText).min(1).max(CHART_LIMITS.rows),
  /** A value for each name; a missing one is null. */
  values: z.array(finite.nullable()).max(CHART_LIMITS.rows),
  symbol: z.enum(POINT_SYMBOLS).default('disc'),
  /** What one symbol stands for; so much that the longest row has room when absent. */
  each: z.number().positive().max(1e12).optional(),
  /** What is counted. */
  valuesName: lineText.default(''),
});

/** Rows of symbols of which each stands for a number. */
export type PictogramSpec = z.infer<typeof pictogramSchema>;
