import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { moment } from '../values.js';
import { loginSchema, userSchema } from './fields.js';

/** A sign-in on one device. */
const sessionSchema = z.object({
  id: z.uuid(),
  /** Browser and system in words, such as `Firefox, Windows`; empty when they are not known. */
  device: z.string(),
  created_at: moment,
  /** When its tokens were renewed last. */
  last_used_at: moment,
  expires_at: moment,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});

export type UserSession = z.infer<typeof sessionSchema>;

/** Sessions. The access token comes in the `Authorization` response header, the refresh token in an HttpOnly cookie. */
export const sessionRoutes = {
  login: defineRoute({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    request: { body: loginSchema },
    response: userSchema,
    errors: [
      'ACCOUNT_CREDENTIALS_WRONG',
      // Outside strict mode only.
      'ACCOUNT_UNVERIFIED',
      'ACCOUNT_PASSWORD_WRONG',
      // Only to a caller who knows the password.
      'ACCOUNT_BLOCKED',
      'ACCOUNT_CODE_NEEDED',
      'ACCOUNT_CODE_WRONG',
    ],
    // Passwords are counted by themselves, by account, browser and network: here a school behind one address signs in.
    throttle: { limit: 120, windowSeconds: 60 },
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
    // Each page that is loaded refreshes, and a school loads many behind one address. A refresh token cannot be guessed.
    throttle: { limit: 1200, windowSeconds: 60 },
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
  /** The sessions of the user that are alive, the one used last first. */
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/users/sessions',
    access: 'session',
    request: {},
    response: z.array(sessionSchema),
    errors: SESSION_ERRORS,
    throttle: { limit: 60, windowSeconds: 60 },
  }),
  revokeSession: defineRoute({
    method: 'POST',
    path: '/api/users/sessions/{id}/revoke',
    access: 'session',
    request: { params: z.strictObject({ id: z.uuid() }) },
    response: 'empty',
    errors: [...SESSION_ERRORS, 'SESSION_NOT_FOUND'],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
  /** Ends every session of the user but the one that asks. */
  revokeOtherSessions: defineRoute({
    method: 'POST',
    path: '/api/users/sessions/revoke-others',
    access: 'session',
    request: {},
    response: 'empty',
    errors: SESSION_ERRORS,
    throttle: { limit: 60, windowSeconds: 60 },
  }),
} as const;
