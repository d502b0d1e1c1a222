import { z } from 'zod';
import { RIGHTS } from '../../rights.js';
import { defineRoute } from '../../route.js';
import { id, idInPath, moment } from '../values.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, EDITING, SEEING } from './access.js';

/** Days that a change request waits for a second admin. */
export const CHANGE_REQUEST_DAYS = 7;

/** Numbers of the roles, see `ROLES`. */
export const roleNumber = z.union([z.literal(0), z.literal(1), z.literal(2)]);

/**
 * What the one who asks may do about a change request: decide it, withdraw it because they made it, or only look: it is about their own
 * account, they lack a right that it gives, or they may not change the administration.
 */
const CHANGE_REQUEST_PARTS = ['decides', 'proposed', 'concerned', 'lacks_rights', 'looks'] as const;

export const changeRequestSchema = z.object({
  id,
  account_id: id,
  account_email: z.string(),
  account_name: z.string(),
  /** Null when their account was deleted since. */
  proposer_id: id.nullable(),
  proposer_name: z.string().nullable(),
  /** The new role; null where it stays. */
  role: roleNumber.nullable(),
  rights_given: z.array(z.enum(RIGHTS)),
  rights_taken: z.array(z.enum(RIGHTS)),
  /** True blocks, false ends the blocking; null where that stays. */
  blocked: z.boolean().nullable(),
  /** Whether the account is to be deleted. */
  erases: z.boolean(),
  created_at: moment,
  expires_at: moment,
  part: z.enum(CHANGE_REQUEST_PARTS),
});

export type ChangeRequest = z.infer<typeof changeRequestSchema>;

const DECIDING_ERRORS = [
  ...ADMIN_ERRORS,
  'PROOF_NEEDED',
  'ACCOUNT_NOT_FOUND',
  'ACCOUNT_ADMIN_NEEDED',
] as const;

const deciding = {
  method: 'POST',
  access: EDITING,
  request: { params: z.strictObject({ id: idInPath }) },
  response: 'empty',
  proof: true,
  throttle: ADMIN_THROTTLE,
} as const;

/** Changes of the accounts of admins, which wait for the yes of a second admin. */
export const changeRequestRoutes = {
  /** Those that are open, the newest first. */
  listChangeRequests: defineRoute({
    method: 'GET',
    path: '/api/internal/change-requests',
    access: SEEING,
    request: {},
    response: z.array(changeRequestSchema),
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
  /** Makes the change, for an admin who did not propose it, is not concerned by it and has all rights that it gives. */
  acceptChangeRequest: defineRoute({
    ...deciding,
    path: '/api/internal/change-requests/{id}/accept',
    errors: [
      ...DECIDING_ERRORS,
      'CHANGE_REQUEST_NOT_FOUND',
      'CHANGE_REQUEST_CLOSED',
      'CHANGE_REQUEST_OWN',
      'CHANGE_REQUEST_STALE',
      'ACCOUNT_RIGHT_NOT_HELD',
    ],
  }),
  refuseChangeRequest: defineRoute({
    ...deciding,
    path: '/api/internal/change-requests/{id}/refuse',
    errors: [...DECIDING_ERRORS, 'CHANGE_REQUEST_NOT_FOUND', 'CHANGE_REQUEST_CLOSED', 'CHANGE_REQUEST_OWN'],
  }),
  /** Takes it back, for the admin who proposed it. */
  withdrawChangeRequest: defineRoute({
    ...deciding,
    path: '/api/internal/change-requests/{id}/withdraw',
    errors: [
      ...DECIDING_ERRORS,
      'CHANGE_REQUEST_NOT_FOUND',
      'CHANGE_REQUEST_CLOSED',
      'CHANGE_REQUEST_NOT_YOURS',
    ],
  }),
} as const;
