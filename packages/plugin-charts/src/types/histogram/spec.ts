import { z } from 'zod';
import { baseFields, CHART_LIMITS, finite, lineText } from '../../sheet/fields.js';

/** What a histogram must look like. */
export const histogramSchema = z.strictObject({
  type: z.literal('histogram'),
  ...baseFields,
  /** What was measured or counted, in any order. */
  values: z.array(finite).max(CHART_LIMITS.rows),
  /** Width of a class; chosen from the number of values when absent. */
  classWidth: z.number().positive().max(1e12).optional(),
  /** Name of the axis of values, with the unit. */
  rowsName: lineText.default(''),
});

/** How often values lie in classes of the same width. */
export type HistogramSpec = z.infer<typeof histogramSchema>;
