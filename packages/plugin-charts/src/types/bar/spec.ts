import { z } from 'zod';
import { baseFields, lineText, tableFields } from '../../sheet/fields.js';

/** What a bar chart must look like. */
export const barSchema = z.strictObject({
  type: z.literal('bar'),
  ...baseFields,
  ...tableFields,
  /** Whether bars lie, each row below the other. */
  isHorizontal: z.boolean().default(false),
  /** Whether the values of a row stand on each other; else beside each other. */
  isStacked: z.boolean().default(false),
  /** Name of the axis of rows, and of that of values with the unit. */
  rowsName: lineText.default(''),
  valuesName: lineText.default(''),
});

/** Bars for rows of one or several series. */
export type BarSpec = z.infer<typeof barSchema>;
