import { z } from 'zod';
import { LIMITS } from '../values/limits.js';

/** The objects that a command is about. */
export const uuidsSchema = z.array(z.uuid()).max(LIMITS.objectsPerPage * LIMITS.pages);
