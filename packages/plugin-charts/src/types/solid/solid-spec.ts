import { z } from 'zod';
import { baseFields } from '../../sheet/fields.js';

/** The solids that can be drawn. */
const SOLID_SHAPES = ['cube', 'cuboid', 'prism', 'pyramid', 'cylinder', 'cone', 'sphere'] as const;

/** A length of a solid. */
const solidLength = z.number().min(0.1).max(1000);

/** What a solid must look like. */
export const solidSchema = z.strictObject({
  type: z.literal('solid'),
  ...baseFields,
  shape: z.enum(SOLID_SHAPES),
  /** Sides of the base of a prism or a pyramid. */
  sides: z.number().int().min(3).max(8).default(6),
  /** Edge of a cube, and of the base of a prism or a pyramid; width of a cuboid; diameter of a round solid. */
  width: solidLength,
  /** Depth of a cuboid. */
  depth: solidLength.default(4),
  /** Height of all but cube and sphere. */
  height: solidLength.default(5),
  unit: z
    .string()
    .max(10)
    .regex(/^[^\p{Cc}]*$/u)
    .default('cm'),
  /** Whether edges behind the solid are drawn, as dashed lines. */
  showsHidden: z.boolean().default(true),
  /** What is written beside it. */
  labels: z.enum(['none', 'corners', 'lengths']).default('none'),
});

/** A solid in oblique projection. */
export type SolidSpec = z.infer<typeof solidSchema>;
