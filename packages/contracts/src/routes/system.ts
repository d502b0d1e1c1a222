import { z } from 'zod';
import { defineRoute } from '../route.js';

/** Facts about the server itself. */
export const systemRoutes = {
  health: defineRoute({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    request: {},
    response: z.object({
      status: z.literal('ok'),
      /** Milliseconds since this process started. */
      uptimeMs: z.number(),
    }),
    errors: [],
    throttle: { limit: 600, windowSeconds: 60 },
  }),
  /** Whether this process lives; it asks no other. */
  live: defineRoute({
    method: 'GET',
    path: '/api/health/live',
    access: 'public',
    request: {},
    response: z.object({ status: z.literal('ok') }),
    errors: [],
    throttle: { limit: 600, windowSeconds: 60 },
  }),
  /**
   * Whether this process can answer: 503 without the database or the files. Without the queue it is `degraded`: people go on, and what is
   * to be made waits.
   */
  ready: defineRoute({
    method: 'GET',
    path: '/api/health/ready',
    access: 'public',
    request: {},
    response: z.object({
      status: z.enum(['ok', 'degraded']),
      database: z.literal(true),
      files: z.literal(true),
      queue: z.boolean(),
    }),
    errors: [],
    throttle: { limit: 600, windowSeconds: 60 },
  }),
  /** This table as an OpenAPI 3.1 document. */
  openApi: defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    request: {},
    response: z.record(z.string(), z.unknown()),
    errors: [],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
  /** The same as a page to read. */
  apiPage: defineRoute({
    method: 'GET',
    path: '/api/docs',
    access: 'public',
    request: {},
    response: 'file',
    errors: [],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
  backend: defineRoute({
    method: 'GET',
    path: '/BACKEND.json',
    access: 'public',
    request: {},
    response: z.object({
      version: z.string(),
      /** Whether orders are carried out; while they are not, they are for trying out and cost nothing. */
      sales: z.enum(['on', 'off']),
      /** How the operator is reached; null where no telephone number is named. */
      contact: z.object({ email: z.string(), phone: z.string().nullable() }),
      /** Accounts to try the product with; empty except where the server was seeded with them. */
      demoAccounts: z.array(z.object({ login: z.string(), password: z.string(), display_name: z.string() })),
    }),
    errors: [],
    throttle: { limit: 600, windowSeconds: 60 },
  }),
} as const;
