import { z } from 'zod';
import { baseFields } from '../../sheet/fields.js';

/** A length of a solid. */
const length = z.number().min(0.1).max(1000);

/** Units of length in mm. */
export const UNITS_MM = { mm: 1, cm: 10, dm: 100, m: 1000 } as const;

/** What a net must look like. */
export const netSchema = z.strictObject({
  type: z.literal('net'),
  ...baseFields,
  shape: z.enum(['cube', 'cuboid', 'prism', 'pyramid', 'cylinder', 'cone', 'tetrahedron', 'octahedron']),
  /** Which of the eleven nets of a cube. */
  net: z.number().int().min(1).max(11).default(5),
  /** Sides of the base of a prism or a pyramid. */
  sides: z.number().int().min(3).max(8).default(6),
  /** Edge of a cube, tetrahedron or octahedron and of the base of a prism or a pyramid; width of a cuboid; diameter of a round solid. */
  width: length,
  /** Depth of a cuboid. */
  depth: length.default(4),
  /** Height of a cuboid, prism, pyramid, cylinder or cone. */
  height: length.default(5),
  unit: z.enum(['mm', 'cm', 'dm', 'm']).default('cm'),
  /** Whether flaps to glue it are drawn. */
  hasFlaps: z.boolean().default(false),
  /** Whether the scale is written below it. */
  showsScale: z.boolean().default(true),
});

/** The net of a solid. */
export type NetSpec = z.infer<typeof netSchema>;
