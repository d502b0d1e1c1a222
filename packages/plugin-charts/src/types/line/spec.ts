import { z } from 'zod';
import { baseFields, lineText, tableFields } from '../../sheet/fields.js';

/** What a line chart must look like. */
export const lineSchema = z.strictObject({
  type: z.literal('line'),
  ...baseFields,
  ...tableFields,
  /** Whether rows stand at equal distances, or where their names lie as numbers or dates; names that are none of these stand at equal distances. */
  rowsAre: z.enum(['names', 'numbers', 'dates']).default('names'),
  /** Name of the axis of rows, and of that of values with the unit. */
  rowsName: lineText.default(''),
  valuesName: lineText.default(''),
  /** Whether each value has a point symbol, where there is room. */
  hasPoints: z.boolean().default(false),
  /** Whether help lines lead from ticks of values to the lines, where there is room. */
  hasGrid: z.boolean().default(true),
});

/** Lines for one or several series. */
export type LineSpec = z.infer<typeof lineSchema>;
