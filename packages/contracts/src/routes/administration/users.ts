import { z } from 'zod';
import { languageSchema } from '../../language.js';
import { RIGHTS } from '../../rights.js';
import { defineRoute } from '../../route.js';
import { id, idInPath, moment, optionalInQuery, plainText } from '../values.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, EDITING, SEEING } from './access.js';
import { changeRequestSchema, roleNumber } from './change-requests.js';

/** How an account stands: `unverified` has not confirmed its address yet, `deleted` stands only for what it published. */
export const USER_STATES = ['active', 'blocked', 'unverified', 'deleted'] as const;

export type UserState = (typeof USER_STATES)[number];

/** By what users are put in order. */
export const USER_SORTS = ['created_at', 'display_name', 'email', 'last_seen_at'] as const;

export type UserSort = (typeof USER_SORTS)[number];

const listedUserSchema = z.object({
  id,
  email: z.string(),
  display_name: z.string(),
  role: roleNumber,
  rights: z.array(z.enum(RIGHTS)),
  state: z.enum(USER_STATES),
  language: languageSchema,
  newsletter_active: z.boolean(),
  /** Graphics that they published first. */
  graphics: z.number().int(),
  created_at: moment,
  /** Null until the address is confirmed. */
  verified_at: moment.nullable(),
  /** When a session of theirs was renewed last; null for a user who never signed in. */
  last_seen_at: moment.nullable(),
});

const userSessionSchema = z.object({
  id: z.uuid(),
  /** Browser and system in words. */
  device: z.string(),
  created_at: moment,
  last_used_at: moment,
  expires_at: moment,
});

const userDetailsSchema = listedUserSchema.extend({
  /** By what the address may sign up and order: a pattern of its own, the entry for everybody, or none. */
  approved_by: z.enum(['listed', 'everybody', 'none']),
  /** Where the right to order comes from: from the list of approved addresses, or an admin gave or took it. */
  ordering: z.enum(['list', 'provider', 'given', 'taken', 'none']),
  blocked_at: moment.nullable(),
  /** Sessions that are alive, the one used last first. */
  sessions: z.array(userSessionSchema),
  /** A change that waits for a second admin. */
  change_request: changeRequestSchema.nullable(),
});

export type ListedUser = z.infer<typeof listedUserSchema>;
export type UserDetails = z.infer<typeof userDetailsSchema>;

const ofUser = { params: z.strictObject({ id: idInPath }) };

const CHANGE_ERRORS = [
  ...ADMIN_ERRORS,
  'PROOF_NEEDED',
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_OWN',
  'ACCOUNT_ADMIN_NEEDED',
  'ACCOUNT_RIGHT_NOT_HELD',
  'CHANGE_REQUEST_OPEN',
  'CHANGE_REQUEST_NO_SECOND',
] as const;

/** Users as admins look after them. */
export const userAdministrationRoutes = {
  /** Users by address or name; `next` of one answer is `after` of the call for the rows below. */
  listUsers: defineRoute({
    method: 'GET',
    path: '/api/internal/users',
    access: SEEING,
    request: {
      query: z.strictObject({
        search: plainText(200).default(''),
        state: optionalInQuery(z.enum(USER_STATES)),
        role: optionalInQuery(z.coerce.number<number | string>().int().min(0).max(2)),
        right: optionalInQuery(z.enum(RIGHTS)),
        sort: z.enum(USER_SORTS).default('created_at'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        after: optionalInQuery(z.string().max(600)),
      }),
    },
    response: z.object({
      users: z.array(listedUserSchema),
      /** How many users there are in all that fit. */
      total: z.number().int(),
      /** Null at the end of the list. */
      next: z.string().nullable(),
    }),
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  getUser: defineRoute({
    method: 'GET',
    path: '/api/internal/users/{id}',
    access: SEEING,
    request: ofUser,
    response: userDetailsSchema,
    errors: [...ADMIN_ERRORS, 'ACCOUNT_NOT_FOUND'],
    throttle: ADMIN_THROTTLE,
  }),
  /**
   * Gives and takes a role and rights, blocks and unblocks; what is absent stays. Blocking ends all sessions. No administrator blocks themselves or
   * takes their own right to change things. Taking the right to order from an account counts more than the list of approved addresses.
   * An admin gives only rights that they have. A change of an admin's account waits for a second admin where there is one: it is
   * `change_request` of the answer then.
   */
  changeUser: defineRoute({
    method: 'POST',
    path: '/api/internal/users/{id}',
    access: EDITING,
    request: {
      ...ofUser,
      body: z
        .strictObject({
          role: roleNumber.optional(),
          rights: z
            .array(z.enum(RIGHTS))
            .max(RIGHTS.length)
            .transform((rights) => RIGHTS.filter((right) => rights.includes(right)))
            .optional(),
          blocked: z.boolean().optional(),
        })
        .refine((changes) => Object.keys(changes).length > 0, { message: 'required' }),
    },
    response: userDetailsSchema,
    proof: true,
    errors: CHANGE_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  /** Deletes the account as its owner could: what is published stays without a name. That of an admin waits for a second admin. */
  eraseUser: defineRoute({
    method: 'POST',
    path: '/api/internal/users/{id}/erase',
    access: EDITING,
    request: ofUser,
    response: z.object({
      /** Whether it is deleted; false where a change request was made. */ erased: z.boolean(),
    }),
    proof: true,
    errors: CHANGE_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  /** Ends one session of a user. */
  revokeUserSession: defineRoute({
    method: 'POST',
    path: '/api/internal/users/{id}/sessions/{sessionId}/revoke',
    access: EDITING,
    request: { params: z.strictObject({ id: idInPath, sessionId: z.uuid() }) },
    response: 'empty',
    errors: [...ADMIN_ERRORS, 'SESSION_NOT_FOUND'],
    throttle: ADMIN_THROTTLE,
  }),
  /** Ends every session of a user. */
  revokeUserSessions: defineRoute({
    method: 'POST',
    path: '/api/internal/users/{id}/sessions/revoke',
    access: EDITING,
    request: ofUser,
    response: 'empty',
    errors: [...ADMIN_ERRORS, 'ACCOUNT_NOT_FOUND'],
    throttle: ADMIN_THROTTLE,
  }),
} as const;
