import { z } from 'zod';
import { DOCUMENT_KINDS } from '../../document-job.js';
import { RENDERING_FORMATS } from '../../render-job.js';
import { defineRoute } from '../../route.js';
import { RENDERING_STATES } from '../rendering.js';
import { id, idInPath, moment, optionalInQuery } from '../values.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, EDITING, SEEING } from './access.js';

/** What jobs make files of: published versions of graphics, or orders. Each has numbers of its own. */
export const JOB_WORKS = ['rendering', 'document'] as const;

export type JobWork = (typeof JOB_WORKS)[number];

/** What a job makes: a format of a version, or a document of an order. */
export const JOB_PRODUCTS = [...RENDERING_FORMATS, ...DOCUMENT_KINDS] as const;

const jobSchema = z.object({
  work: z.enum(JOB_WORKS),
  id,
  product: z.enum(JOB_PRODUCTS),
  state: z.enum(RENDERING_STATES),
  /** How many times a worker has begun it. */
  attempts: z.number().int(),
  /** Code of the last failure, or null. */
  error: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  /** The graphic that is rendered; null for a document. */
  graphic: z
    .object({
      id,
      title: z.string(),
      variant_id: id,
      variant_title: z.string(),
      version_id: id,
    })
    .nullable(),
  /** The order that a document belongs to; null for a graphic. */
  order: z.object({ id, invoice_number: z.string().nullable() }).nullable(),
});

export type Job = z.infer<typeof jobSchema>;

/** Jobs that make files; mails have `/api/internal/mails`. */
export const jobRoutes = {
  /** The newest first; `before` the last job's id leads on. */
  listJobs: defineRoute({
    method: 'GET',
    path: '/api/internal/jobs',
    access: SEEING,
    request: {
      query: z.strictObject({
        work: z.enum(JOB_WORKS).default('rendering'),
        state: optionalInQuery(z.enum(RENDERING_STATES)),
        product: optionalInQuery(z.enum(JOB_PRODUCTS)),
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: optionalInQuery(idInPath),
      }),
    },
    response: z.object({
      jobs: z.array(jobSchema),
      /** How many jobs of this work there are in each state. */
      counts: z.record(z.enum(RENDERING_STATES), z.number().int()),
    }),
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  /** Lets a job that is over begin again; one that waits or runs stays as it is. */
  retryJob: defineRoute({
    method: 'POST',
    path: '/api/internal/jobs/{work}/{id}/retry',
    access: EDITING,
    request: { params: z.strictObject({ work: z.enum(JOB_WORKS), id: idInPath }) },
    response: jobSchema,
    errors: [...ADMIN_ERRORS, 'JOB_NOT_FOUND'],
    throttle: ADMIN_THROTTLE,
  }),
} as const;
