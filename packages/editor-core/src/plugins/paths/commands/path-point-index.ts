import { z } from 'zod';
import { LIMITS } from '../../../values/limits.js';

/** The index of a point among a path's points, as commands name it. */
export const pathPointIndex = z
  .number()
  .int()
  .min(0)
  .max(LIMITS.pathPoints - 1);
