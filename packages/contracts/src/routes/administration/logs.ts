import { z } from 'zod';
import { defineRoute } from '../../route.js';
import { optionalInQuery, plainText } from '../values.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, SEEING } from './access.js';

/** Levels of a line of the log, the gravest first. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Lines of one answer at most. */
export const LOG_LINES_MOST = 500;

/** Longest text to look for in lines. */
export const LOG_SEARCH_MAX = 100;

/** A stream of lines sends a comment at least this often and ends after `longestMs`, so that the right to see it is asked for again. */
export const LOG_STREAM = { heartbeatMs: 15_000, silenceMs: 40_000, longestMs: 600_000 } as const;

/** Name of a log file: the kind of process and the day in UTC. */
const logName = z.string().regex(/^(api|worker)-\d{4}-\d{2}-\d{2}\.log$/);

const logFileSchema = z.object({
  name: logName,
  process: z.enum(['api', 'worker']),
  day: z.iso.date(),
  size_bytes: z.number().int().nonnegative(),
});

const logLineSchema = z.object({
  /** Where the line begins in the file, in bytes. */
  offset: z.number().int().nonnegative(),
  /** Null for a line that is no entry of the log. */
  time: z.iso.datetime().nullable(),
  level: z.enum(LOG_LEVELS).nullable(),
  message: z.string(),
  /** All else that the entry says, as JSON. */
  details: z.string(),
});

const logEventSchema = z.object({ lines: z.array(logLineSchema) });

export type LogFile = z.infer<typeof logFileSchema>;
export type LogLine = z.infer<typeof logLineSchema>;

const filter = {
  /** The mildest level to show: `warn` shows fatal, error and warn. */
  level: optionalInQuery(z.enum(LOG_LEVELS)),
  search: plainText(LOG_SEARCH_MAX).default(''),
};

const named = z.strictObject({ name: logName });

/** The files that the processes write about their work. */
export const logRoutes = {
  /** The newest day first. */
  listLogs: defineRoute({
    method: 'GET',
    path: '/api/internal/logs',
    access: SEEING,
    request: {},
    response: z.array(logFileSchema),
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  /** Lines in the order of the file, the last ones that fit; `before` the `next` of an answer leads to those above. */
  readLog: defineRoute({
    method: 'GET',
    path: '/api/internal/logs/{name}',
    access: SEEING,
    request: {
      params: named,
      query: z.strictObject({
        ...filter,
        limit: z.coerce.number<number | string>().int().min(1).max(LOG_LINES_MOST).default(200),
        before: optionalInQuery(z.coerce.number<number | string>().int().min(0).max(Number.MAX_SAFE_INTEGER)),
      }),
    },
    response: z.object({
      lines: z.array(logLineSchema),
      /** Where the answer began, for the lines above; null at the beginning of the file. */
      next: z.number().int().nullable(),
      /** Where the file ended, for `after` of the stream. */
      end: z.number().int(),
    }),
    errors: [...ADMIN_ERRORS, 'LOG_NOT_FOUND'],
    throttle: ADMIN_THROTTLE,
  }),
  /**
   * Lines as they are written, from `after` on, else from the end of the file. The id of an event is where the stream has come to in the
   * file; a client that sends the last one it saw as `Last-Event-ID` misses nothing.
   */
  followLog: defineRoute({
    method: 'GET',
    path: '/api/internal/logs/{name}/events',
    access: SEEING,
    request: {
      params: named,
      query: z.strictObject({
        ...filter,
        after: optionalInQuery(z.coerce.number<number | string>().int().min(0).max(Number.MAX_SAFE_INTEGER)),
      }),
    },
    response: { events: logEventSchema },
    errors: [...ADMIN_ERRORS, 'LOG_NOT_FOUND'],
    throttle: ADMIN_THROTTLE,
  }),
} as const;
