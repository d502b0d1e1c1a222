import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';
import type { Immutable } from '../../../immutable.js';
import { colour, outline, pattern, placed, size } from '../../../objects/fields.js';
import { pathPointsSchema } from '../../../objects/path/schema.js';
import { NO_INSIDE } from '../../../objects/shape-style.js';

/** One shape of an imported graphic; its points are in mm of the original, whose origin is its top left corner. */
const importedPathSchema = z.strictObject({
  points: pathPointsSchema,
  closed: z.boolean(),
  fill: colour,
  /** Graphics that bring no texture along may leave it out. */
  pattern: pattern.default(NO_INSIDE.pattern),
  ...outline,
});

/** How many points the shapes of one graphic have together. */
function countPoints(paths: readonly { readonly points: readonly unknown[] }[]): number {
  return paths.reduce((sum, { points }) => sum + points.length, 0);
}

/**
 * A graphic from elsewhere as its shapes, never as markup. The box of the original, `originalWidth` by `originalHeight` mm from
 * its origin, is drawn scaled into `x`, `y`, `width`, `height` before turning; strokes keep their width. Shapes may leave the box.
 */
export const importedSchema = z.strictObject({
  type: z.literal('imported'),
  ...placed,
  width: size,
  height: size,
  originalWidth: size,
  originalHeight: size,
  /** From the back to the front. */
  paths: z
    .array(importedPathSchema)
    .min(1)
    .max(LIMITS.importedPaths)
    .refine((paths) => countPoints(paths) <= LIMITS.importedPoints, { message: 'too many points' }),
});

/** One shape of an imported graphic. */
export type ImportedPath = Immutable<z.infer<typeof importedPathSchema>>;
/** An imported graphic on a page. */
export type ImportedObject = Immutable<z.infer<typeof importedSchema>>;
