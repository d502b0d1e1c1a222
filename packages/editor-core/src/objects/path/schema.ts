import { z } from 'zod';
import type { Immutable } from '../../immutable.js';
import { LIMITS } from '../../document/limits.js';
import { colour, coordinate, outline, pattern, placed } from '../fields.js';

const end = { x: coordinate, y: coordinate };

/** One point of a path, relative to the object's `x`, `y`, in mm; `C` carries its two control points. */
const pathPointSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('M'), ...end }),
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

/** An open or closed outline of lines and cubic curves. Points are scaled by `scaleX`, `scaleY` before turning; strokes are not. */
export const pathSchema = z.strictObject({
  type: z.literal('path'),
  ...placed,
  points: z
    .array(pathPointSchema)
    .min(2)
    .max(LIMITS.pathPoints)
    .refine((points) => points[0]?.kind === 'M', { message: 'first point must be M' }),
  scaleX: z.number().min(-100).max(100),
  scaleY: z.number().min(-100).max(100),
  closed: z.boolean(),
  startArrow: z.boolean(),
  endArrow: z.boolean(),
  fill: colour,
  pattern,
  ...outline,
});

/** One point of a path, with the control points of the curve that ends there. */
export type PathPoint = Immutable<z.infer<typeof pathPointSchema>>;
/** A path on a page. */
export type PathObject = Immutable<z.infer<typeof pathSchema>>;
