import { z } from 'zod';
import { ERROR_REPORT_LIMITS } from '../../error-report-limits.js';
import { defineRoute } from '../../route.js';
import { id, idInPath, moment, optionalInQuery, plainText } from '../values.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, EDITING, SEEING } from './access.js';

/** Whether an error is settled; one that comes again after that is open again. */
export const ERROR_STATES = ['open', 'resolved'] as const;

export type ErrorState = (typeof ERROR_STATES)[number];

/** Errors of one kind: the same type, message and place, whatever numbers and names stood in them. */
const errorGroupSchema = z.object({
  id,
  /** Name of the error, such as `TypeError`, or a code of the API. */
  type: z.string(),
  message: z.string(),
  /** Stack of the newest one; empty where there was none. */
  stack: z.string(),
  /** Where the newest one happened: a path of the web, or the part of the server. */
  place: z.string(),
  /** Browser and system of the newest one in words; empty for the server. */
  device: z.string(),
  /** Versions of the two halves when the newest one happened; empty where they are unknown. */
  frontend_version: z.string(),
  backend_version: z.string(),
  count: z.number().int().positive(),
  first_seen_at: moment,
  last_seen_at: moment,
  /** Null while it is open. */
  resolved_at: moment.nullable(),
  resolved_by: z.string().nullable(),
});

export type ErrorGroup = z.infer<typeof errorGroupSchema>;

const list = {
  query: z.strictObject({
    state: optionalInQuery(z.enum(ERROR_STATES)),
    search: plainText(200).default(''),
    sort: z.enum(['last_seen_at', 'first_seen_at', 'count']).default('last_seen_at'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
    offset: z.coerce.number<number | string>().int().min(0).max(10_000).default(0),
  }),
};

const page = z.object({ errors: z.array(errorGroupSchema), total: z.number().int() });

/** Errors of browsers and servers. */
export const errorRoutes = {
  /** Tells that something went wrong in a browser (product spec section 7). Addresses of people and values of queries are taken out. */
  logError: defineRoute({
    method: 'POST',
    path: '/api/logging',
    access: 'public',
    request: {
      body: z.strictObject({
        error: z.strictObject({
          type: plainText(ERROR_REPORT_LIMITS.type).default('Error'),
          message: plainText(ERROR_REPORT_LIMITS.message),
          stack: plainText(ERROR_REPORT_LIMITS.stack).default(''),
        }),
        /** Path of the page, without query. */
        path: plainText(ERROR_REPORT_LIMITS.address).default(''),
        user_agent: plainText(ERROR_REPORT_LIMITS.agent).default(''),
        platform: plainText(100).default(''),
        frontend_version: plainText(50).default(''),
        backend_version: plainText(50).default(''),
      }),
    },
    response: 'empty',
    errors: [],
    throttle: { limit: 20, windowSeconds: 60 },
  }),
  listFrontendErrors: defineRoute({
    method: 'GET',
    path: '/api/internal/errors/frontend',
    access: SEEING,
    request: list,
    response: page,
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  listBackendErrors: defineRoute({
    method: 'GET',
    path: '/api/internal/errors/backend',
    access: SEEING,
    request: list,
    response: page,
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  /** Settles errors of one kind, or opens them again. */
  resolveError: defineRoute({
    method: 'POST',
    path: '/api/internal/errors/{id}',
    access: EDITING,
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({ resolved: z.boolean() }),
    },
    response: errorGroupSchema,
    errors: [...ADMIN_ERRORS, 'ERROR_NOT_FOUND'],
    throttle: ADMIN_THROTTLE,
  }),
} as const;
