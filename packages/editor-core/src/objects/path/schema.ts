import { z } from 'zod';
import type { Immutable } from '../../immutable.js';
import { LIMITS } from '../../values/limits.js';
import { arrows, colour, coordinate, outline, pattern, placed } from '../fields.js';

const end = { x: coordinate, y: coordinate };

/** A line or a curve to a point; the curve carries its two control points. */
export const pathStepPointSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('L'), ...end }),
  z.strictObject({
    kind: z.literal('C'),
    x1: coordinate,
    y1: coordinate,
    x2: coordinate,
    y2: coordinate,
    ...end,
  }),
]);

/** One point of a path, relative to the object's `x`, `y`, in mm: `M` begins a piece, lines and curves continue it. */
const pathPointSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('M'), ...end }),
  ...pathStepPointSchema.options,
]);

/** The points of an outline; each `M` begins a piece. */
export const pathPointsSchema = z
  .array(pathPointSchema)
  .min(2)
  .max(LIMITS.pathPoints)
  .refine((points) => points[0]?.kind === 'M', { message: 'first point must be M' });

/** An open or closed outline of lines and cubic curves. Points are scaled by `scaleX`, `scaleY` before turning; strokes are not. */
export const pathSchema = z.strictObject({
  type: z.literal('path'),
  ...placed,
  points: pathPointsSchema,
  scaleX: z.number().min(-100).max(100),
  scaleY: z.number().min(-100).max(100),
  closed: z.boolean(),
  ...arrows,
  fill: colour,
  pattern,
  ...outline,
});

/** One point of a path, with the control points of the curve that ends there. */
export type PathPoint = Immutable<z.infer<typeof pathPointSchema>>;
/** A point to which a path is drawn on. */
export type PathStepPoint = Immutable<z.infer<typeof pathStepPointSchema>>;
/** A path on a page. */
export type PathObject = Immutable<z.infer<typeof pathSchema>>;
