import { z } from 'zod';
import { baseFields, CHART_LIMITS, finite, lineText } from '../../sheet/fields.js';
import { SERIES_SYMBOLS } from '../../sheet/styles.js';

/** What a scatter plot must look like. */
export const scatterSchema = z.strictObject({
  type: z.literal('scatter'),
  ...baseFields,
  series: z
    .array(
      z.strictObject({
        name: lineText,
        /** Pairs of x and y. */
        points: z.array(z.tuple([finite, finite])).max(CHART_LIMITS.rows),
      }),
    )
    .min(1)
    .max(CHART_LIMITS.series),
  /** Names of the axes with their units: below that of x, at the left that of y. */
  rowsName: lineText.default(''),
  valuesName: lineText.default(''),
  /** Whether the line that fits the points best is drawn for each series. */
  hasRegression: z.boolean().default(false),
});

/** Points of one or several series. */
export type ScatterSpec = z.infer<typeof scatterSchema>;

/** How many series have a symbol of their own. */
export const MOST_SYMBOLS = SERIES_SYMBOLS.length;
