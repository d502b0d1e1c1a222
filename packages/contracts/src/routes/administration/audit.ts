import { z } from 'zod';
import { defineRoute } from '../../route.js';
import { id, idInPath, moment, optionalInQuery, plainText } from '../values.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, SEEING } from './access.js';

const adminChangeSchema = z.object({
  id,
  /** Row of the contract that was called, such as `changeUser`. */
  action: z.string(),
  /** What it was about and what was asked for, as the call said it. */
  params: z.record(z.string(), z.string()),
  body: z.string(),
  /** `done`, the code of the refusal, or null where the process ended before it was known. */
  outcome: z.string().nullable(),
  actor_id: id.nullable(),
  /** Null when the account is gone. */
  actor_name: z.string().nullable(),
  device: z.string(),
  correlation_id: z.string(),
  created_at: moment,
});

export type AdminChange = z.infer<typeof adminChangeSchema>;

/** What administrators have changed. */
export const auditRoutes = {
  /** Every call that needs a right to change things, the newest first; `before` the last one's id leads on. */
  listAdminChanges: defineRoute({
    method: 'GET',
    path: '/api/internal/audit',
    access: SEEING,
    request: {
      query: z.strictObject({
        action: optionalInQuery(plainText(60)),
        actor_id: optionalInQuery(idInPath),
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: optionalInQuery(idInPath),
      }),
    },
    response: z.array(adminChangeSchema),
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
} as const;
