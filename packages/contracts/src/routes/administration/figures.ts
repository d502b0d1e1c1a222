import { z } from 'zod';
import { defineRoute } from '../../route.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, SEEING } from './access.js';

/** What the start of the administration counts, in all and for each day. */
export const FIGURES = [
  'users',
  'graphics',
  'versions',
  'orders',
  'renders',
  'errors',
  'page_views',
] as const;

export type Figure = (typeof FIGURES)[number];

/** What may wait for an administrator. */
export const WAITING = [
  'reports',
  'orders',
  'quote_requests',
  'withdrawals',
  'change_requests',
  'failed_renders',
  'failed_documents',
  'failed_mails',
  'frontend_errors',
  'backend_errors',
] as const;

export type Waiting = (typeof WAITING)[number];

/** Most days that a series has. */
export const FIGURES_DAYS_MOST = 365;

const count = z.number().int().nonnegative();

const figuresSchema = z.object({
  totals: z.record(z.enum(FIGURES), count),
  waiting: z.record(z.enum(WAITING), count),
  /** What the workers have before them, and messages that the queue has not taken yet. */
  queue: z.object({
    renders_queued: count,
    renders_running: count,
    documents_queued: count,
    mails_queued: count,
    outbox: count,
    /** Age in seconds of the rendering that waits longest; null when none waits. */
    oldest_seconds: count.nullable(),
  }),
  /** A row for each day in UTC, the oldest first, days without anything too. */
  days: z.array(z.object({ day: z.iso.date(), counts: z.record(z.enum(FIGURES), count) })),
});

export type Figures = z.infer<typeof figuresSchema>;

/** The figures of the start of the administration. */
export const figureRoutes = {
  getFigures: defineRoute({
    method: 'GET',
    path: '/api/internal/figures',
    access: SEEING,
    request: {
      query: z.strictObject({
        days: z.coerce.number<number | string>().int().min(1).max(FIGURES_DAYS_MOST).default(30),
      }),
    },
    response: figuresSchema,
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
} as const;
