import { z } from 'zod';
import { RIGHTS, ROLES } from '../rights.js';
import { defineRoute, SESSION_ERRORS } from '../route.js';
import { id, moment } from './values.js';

/** Shortest password a caller may send (decisions: the same on server and client). */
export const PASSWORD_MIN_LENGTH = 8;

/** Longest password that is hashed; a bound on the work of one request. */
const PASSWORD_MAX_LENGTH = 200;

/** What somebody types to log in; `login` is the e-mail address. */
export const loginSchema = z.strictObject({
  login: z.email().max(254),
  password: z.string().min(PASSWORD_MIN_LENGTH).max(PASSWORD_MAX_LENGTH),
});

/** The signed-in user as the API tells about them. */
export const userSchema = z.object({
  id,
  email: z.string(),
  display_name: z.string(),
  role: z.union([z.literal(ROLES.standard), z.literal(ROLES.admin), z.literal(ROLES.productionPartner)]),
  user_rights: z.record(z.enum(RIGHTS), z.boolean()),
  newsletter_active: z.boolean(),
  created_at: moment,
});

export type User = z.infer<typeof userSchema>;

/** Accounts and sessions. The access token comes in the `Authorization` response header, the refresh token in an HttpOnly cookie. */
export const accountRoutes = {
  login: defineRoute({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    request: { body: loginSchema },
    response: userSchema,
    errors: ['ACCOUNT_CREDENTIALS_WRONG', 'ACCOUNT_UNVERIFIED'],
    throttle: { limit: 20, windowSeconds: 60 },
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    request: {},
    response: 'empty',
    errors: [],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
  refresh: defineRoute({
    method: 'POST',
    path: '/api/refresh',
    access: 'public',
    request: {},
    response: userSchema,
    errors: ['SESSION_MISSING', 'SESSION_REVOKED'],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
  validate: defineRoute({
    method: 'GET',
    path: '/api/users/validate',
    access: 'session',
    request: {},
    response: userSchema,
    errors: SESSION_ERRORS,
    throttle: { limit: 300, windowSeconds: 60 },
  }),
} as const;
