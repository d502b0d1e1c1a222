import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { loginField } from '../accounts/fields.js';
import { id, idInPath, moment, visibleText } from '../values.js';
import { shopText } from './quotes.js';

const line = visibleText(200);

/** What a customer says who withdraws from a contract; no more may be asked for (§ 356a BGB). */
export const withdrawalSchema = z.strictObject({
  name: line,
  /** The order's number or whatever else names the contract. */
  order: line,
  email: loginField,
  message: shopText.default(''),
});

const receivedWithdrawalSchema = z.object({
  id,
  name: z.string(),
  /** What was typed as the order's number. */
  order: z.string(),
  /** The order that it is about; null until it is found. */
  order_id: id.nullable(),
  email: z.string(),
  message: z.string(),
  /** When it came in. */
  created_at: moment,
  /** Null until it is settled. */
  settled_at: moment.nullable(),
});

export type Withdrawal = z.infer<typeof receivedWithdrawalSchema>;

const withRight = [...SESSION_ERRORS, 'RIGHT_MISSING'] as const;
const often = { limit: 120, windowSeconds: 60 } as const;

/** Withdrawing from a contract (§ 356a BGB), which needs no session. */
export const withdrawalRoutes = {
  /**
   * Takes a withdrawal in, and sends a receipt with date and time to `email`: with its content where that is the address of the order, else
   * with a link by which its reader asks for the content.
   */
  withdraw: defineRoute({
    method: 'POST',
    path: '/api/withdrawals',
    access: 'public',
    request: { body: withdrawalSchema },
    response: z.object({ id, created_at: moment }),
    errors: [],
    throttle: { limit: 10, windowSeconds: 600 },
  }),
  /** Sends the receipt with the whole content to the address that got the link with `key`. */
  confirmWithdrawal: defineRoute({
    method: 'POST',
    path: '/api/withdrawals/confirmations',
    access: 'public',
    request: { body: z.strictObject({ key: z.string().max(200) }) },
    response: z.object({ id, created_at: moment }),
    errors: ['WITHDRAWAL_LINK_INVALID'],
    throttle: { limit: 30, windowSeconds: 600 },
  }),
  /** The newest first; `before` the last one's id leads on. */
  listWithdrawals: defineRoute({
    method: 'GET',
    path: '/api/internal/withdrawals',
    access: { right: 'can_view_admin' },
    request: {
      query: z.strictObject({
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: idInPath.optional(),
      }),
    },
    response: z.array(receivedWithdrawalSchema),
    errors: withRight,
    throttle: often,
  }),
  /** Ties a withdrawal to the order that it is about, or to none. */
  assignWithdrawal: defineRoute({
    method: 'POST',
    path: '/api/internal/withdrawals/{id}/order',
    access: { right: 'can_edit_admin' },
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({ order_id: id.nullable() }),
    },
    response: receivedWithdrawalSchema,
    errors: [...withRight, 'WITHDRAWAL_NOT_FOUND', 'ORDER_NOT_FOUND'],
    throttle: often,
  }),
  /** Notes that a withdrawal was dealt with. */
  settleWithdrawal: defineRoute({
    method: 'POST',
    path: '/api/internal/withdrawals/{id}',
    access: { right: 'can_edit_admin' },
    request: { params: z.strictObject({ id: idInPath }) },
    response: receivedWithdrawalSchema,
    errors: [...withRight, 'WITHDRAWAL_NOT_FOUND'],
    throttle: often,
  }),
} as const;
