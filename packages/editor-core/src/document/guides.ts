import { z } from 'zod';
import type { Immutable } from '../immutable.js';
import { LIMITS } from '../values/limits.js';

/** Where a guide lies, in page mm; a guide beside the paper comes back when the paper grows. */
export const guidePosition = z.number().min(0).max(LIMITS.coordinateMm);

/** A guide: upright at a place along `x`, level at one along `y`. It stands on the screen and is never printed. */
export const guideSchema = z.strictObject({ axis: z.enum(['x', 'y']), positionMm: guidePosition });

/** A line that things are laid along by hand. */
export type Guide = Immutable<z.infer<typeof guideSchema>>;
