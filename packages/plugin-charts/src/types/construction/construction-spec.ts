import { z } from 'zod';
import { baseFields, lineText } from '../../sheet/fields.js';
import { elementSchema, MOST_ELEMENTS } from './elements.js';

/** What a construction must look like. */
export const constructionSchema = z.strictObject({
  type: z.literal('construction'),
  ...baseFields,
  /** What is constructed, each from what stands before it. */
  elements: z.array(elementSchema).max(MOST_ELEMENTS).default([]),
  /** The unit of lengths, as `cm`; empty for none. */
  unit: lineText.default(''),
  /** How many mm a unit of length is on the paper; as much as has room when null. */
  scaleMm: z.number().min(0.1).max(100).nullable().default(null),
  /** Whether points are marked by discs. */
  hasDiscs: z.boolean().default(true),
});

/** A construction of geometry. */
export type ConstructionSpec = z.infer<typeof constructionSchema>;
