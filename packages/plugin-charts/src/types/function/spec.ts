import { z } from 'zod';
import { FORMULA_MOST_CHARACTERS } from '../../formula/parse-formula.js';
import { baseFields, finite, lineText, term, tickStep } from '../../sheet/fields.js';

/** Most graphs in one system: more line styles than this are mixed up (TU Dresden, 5 with that of the axes). */
export const MOST_GRAPHS = 4;

const formulaText = z.string().max(FORMULA_MOST_CHARACTERS);

/** What function graphs must look like. */
export const functionSchema = z.strictObject({
  type: z.literal('function'),
  ...baseFields,
  /** Formulas in school notation; a name takes the place of the formula in the legend. */
  graphs: z
    .array(z.strictObject({ formula: formulaText, name: lineText.default('') }))
    .min(1)
    .max(8),
  /** Values of parameters, such as `{ a: 2 }`. */
  parameters: z.record(z.string().min(1).max(20), finite).default({}),
  /** Whether angles are degrees. */
  isInDegrees: z.boolean().default(false),
  x: z
    .strictObject({
      from: term.default(-5),
      to: term.default(5),
      step: tickStep,
      name: lineText.default('x'),
    })
    .refine(({ from, to }) => from < to, { path: ['to'], message: 'an axis must end beyond its beginning' })
    .prefault({}),
  /** Without bounds the range of the y-axis follows from the graphs. */
  y: z
    .strictObject({
      from: term.nullable().default(null),
      to: term.nullable().default(null),
      step: tickStep,
      name: lineText.default('y'),
    })
    .refine(({ from, to }) => from === null || to === null || from < to, {
      path: ['to'],
      message: 'an axis must end beyond its beginning',
    })
    .prefault({}),
  /** Whether a unit is as long on both axes where the ranges allow it. */
  isEqualScale: z.boolean().default(true),
  /** What is marked with points. */
  hasZeros: z.boolean().default(false),
  hasExtrema: z.boolean().default(false),
  hasIntersections: z.boolean().default(false),
  /** Whether asymptotes are drawn as thin dashed lines. */
  hasAsymptotes: z.boolean().default(false),
  /** Tangents of a graph, by its place in the list from 0, at a place on the x-axis. */
  tangents: z
    .array(z.strictObject({ graph: z.number().int().min(0).max(7), at: finite }))
    .max(3)
    .default([]),
  /** Areas between a graph and another one, or the x-axis. */
  areas: z
    .array(
      z.strictObject({
        graph: z.number().int().min(0).max(7),
        other: z.number().int().min(0).max(7).nullable().default(null),
        from: finite,
        to: finite,
      }),
    )
    .max(3)
    .default([]),
});

/** Graphs of functions in a coordinate system. */
export type FunctionSpec = z.infer<typeof functionSchema>;
