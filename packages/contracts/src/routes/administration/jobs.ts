import { z } from 'zod';
import { RENDERING_FORMATS } from '../../render-job.js';
import { defineRoute } from '../../route.js';
import { RENDERING_STATES } from '../rendering.js';
import { id, idInPath, moment, optionalInQuery } from '../values.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, EDITING, SEEING } from './access.js';

const jobSchema = z.object({
  id,
  format: z.enum(RENDERING_FORMATS),
  state: z.enum(RENDERING_STATES),
  /** How many times a worker has begun it. */
  attempts: z.number().int(),
  /** Code of the last failure, or null. */
  error: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  version_id: id,
  variant_id: id,
  variant_title: z.string(),
  graphic_id: id,
  graphic_title: z.string(),
});

export type Job = z.infer<typeof jobSchema>;

/** Jobs that make files; mails have `/internal/mails`. */
export const jobRoutes = {
  /** The newest first; `before` the last job's id leads on. */
  listJobs: defineRoute({
    method: 'GET',
    path: '/internal/jobs',
    access: SEEING,
    request: {
      query: z.strictObject({
        state: optionalInQuery(z.enum(RENDERING_STATES)),
        format: optionalInQuery(z.enum(RENDERING_FORMATS)),
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: optionalInQuery(idInPath),
      }),
    },
    response: z.object({
      jobs: z.array(jobSchema),
      /** How many jobs there are in each state. */
      counts: z.record(z.enum(RENDERING_STATES), z.number().int()),
    }),
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  /** Lets a job that is over begin anew; one that waits or runs stays as it is. */
  retryJob: defineRoute({
    method: 'POST',
    path: '/internal/jobs/{id}/retry',
    access: EDITING,
    request: { params: z.strictObject({ id: idInPath }) },
    response: jobSchema,
    errors: [...ADMIN_ERRORS, 'JOB_NOT_FOUND'],
    throttle: ADMIN_THROTTLE,
  }),
} as const;
