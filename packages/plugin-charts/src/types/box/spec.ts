import { z } from 'zod';
import { baseFields, CHART_LIMITS, finite, lineText } from '../../sheet/fields.js';

/** Groups of values beyond which no sheet has room. */
export const MOST_GROUPS = 40;

/** What a box plot must look like. */
export const boxSchema = z.strictObject({
  type: z.literal('box'),
  ...baseFields,
  groups: z
    .array(z.strictObject({ name: lineText, values: z.array(finite).max(CHART_LIMITS.rows) }))
    .min(1)
    .max(MOST_GROUPS),
  /** Whether boxes lie, each group below the other. */
  isHorizontal: z.boolean().default(false),
  /** Name of the axis of groups, and of that of values with the unit. */
  rowsName: lineText.default(''),
  valuesName: lineText.default(''),
});

/** Quartiles, whiskers and outliers of groups of values. */
export type BoxSpec = z.infer<typeof boxSchema>;
