import { z } from 'zod';
import { CHART_LANGUAGES } from './sheet.js';

/** Bounds of what a chart is made of: far more than a sheet holds, and little enough to be laid out at once. */
export const CHART_LIMITS = {
  rows: 500,
  series: 12,
  textLength: 200,
  titleLength: 300,
  /** Texts whose cells a chart keeps: the names of all rows with their abbreviations, and some more. */
  texts: 1100,
} as const;

/** A text of one line. */
export const lineText = z
  .string()
  .max(CHART_LIMITS.textLength)
  .regex(/^[^\p{Cc}]*$/u);

/** A number that can be drawn. */
export const finite = z.number().min(-1e12).max(1e12);

/** A number that a person may type as a term, such as `pi/2`. */
export const term = finite.meta({ isTerm: true });

/** The step of ticks; null for the smallest that has room. */
export const tickStep = z.number().positive().max(1e12).meta({ isTerm: true }).nullable().default(null);

/** Fields of all charts; see `SpecBase`. */
export const baseFields = {
  title: z
    .string()
    .max(CHART_LIMITS.titleLength)
    .regex(/^[^\p{Cc}]*$/u),
  language: z.enum(CHART_LANGUAGES),
} as const;

/** Rows of names with a number for each series; a missing number is null. */
export const tableFields = {
  /** A name for each row. */
  names: z.array(lineText).min(1).max(CHART_LIMITS.rows),
  series: z
    .array(
      z.strictObject({
        name: lineText,
        /** A value for each row. */
        values: z.array(finite.nullable()).max(CHART_LIMITS.rows),
      }),
    )
    .min(1)
    .max(CHART_LIMITS.series),
} as const;
