import { z } from 'zod';
import { DOCUMENT_KINDS, JOB_STATES } from '../../jobs.js';
import { RENDERING_FORMATS } from '../../rendering-formats.js';
import { defineRoute } from '../../route.js';
import { MAIL_TEMPLATES } from '../accounts/administration.js';
import { brailleSystem, id, idInPath, moment, optionalInQuery } from '../values.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, EDITING, SEEING } from './access.js';

/** What jobs do: make files of published versions of graphics or of orders, or send mails. */
export const JOB_WORKS = ['rendering', 'document', 'mail'] as const;

export type JobWork = (typeof JOB_WORKS)[number];

/** What a job makes: a format of a version, a document of an order, or a mail. */
export const JOB_PRODUCTS = [...RENDERING_FORMATS, ...DOCUMENT_KINDS, 'mail'] as const;

const jobSchema = z.object({
  work: z.enum(JOB_WORKS),
  id,
  product: z.enum(JOB_PRODUCTS),
  state: z.enum(JOB_STATES),
  /** How many times a worker has begun it. */
  attempts: z.number().int(),
  /** Code of the last failure, or null. */
  error: z.string().nullable(),
  created_at: moment,
  updated_at: moment,
  /** The graphic that is rendered; null for any other work. */
  graphic: z
    .object({
      id,
      title: z.string(),
      variant_id: id,
      variant_title: z.string(),
      /** By which the language of the titles is known. */
      system: brailleSystem,
      version_id: id,
    })
    .nullable(),
  /** The order that a document belongs to; null for any other work. */
  order: z.object({ id, invoice_number: z.string().nullable() }).nullable(),
  /** The mail that is sent; null for any other work. */
  mail: z.object({ id, template: z.enum(MAIL_TEMPLATES), recipient: z.string() }).nullable(),
});

export type Job = z.infer<typeof jobSchema>;

/** Work that is done later. What mails say, and to whom, has `/api/internal/mails`. */
export const jobRoutes = {
  /** The newest first; `before` the last job's id leads on. */
  listJobs: defineRoute({
    method: 'GET',
    path: '/api/internal/jobs',
    access: SEEING,
    request: {
      query: z.strictObject({
        work: z.enum(JOB_WORKS).default('rendering'),
        state: optionalInQuery(z.enum(JOB_STATES)),
        product: optionalInQuery(z.enum(JOB_PRODUCTS)),
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: optionalInQuery(idInPath),
      }),
    },
    response: z.object({
      jobs: z.array(jobSchema),
      /** How many jobs of this work there are in each state. */
      counts: z.record(z.enum(JOB_STATES), z.number().int()),
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
