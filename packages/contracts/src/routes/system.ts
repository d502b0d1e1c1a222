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
  backend: defineRoute({
    method: 'GET',
    path: '/BACKEND.json',
    access: 'public',
    request: {},
    response: z.object({
      version: z.string(),
      /** Accounts to try the product with; empty except where the server was seeded with them. */
      demoAccounts: z.array(z.object({ login: z.string(), password: z.string(), display_name: z.string() })),
    }),
    errors: [],
    throttle: { limit: 600, windowSeconds: 60 },
  }),
} as const;
