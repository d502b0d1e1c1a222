import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { id, idInPath, moment } from '../values.js';

/** Products of the post by which a parcel can go, from the lightest up. */
export const STAMP_PRODUCTS = ['large_letter', 'maxi_letter', 'parcel'] as const;

export type StampProduct = (typeof STAMP_PRODUCTS)[number];

/** What can be paid in at once, in cents. */
export const STAMP_CHARGE_LIMITS = { least: 100, most: 100_000 } as const;

const stampSchema = z.object({
  id,
  order_id: id,
  provider: z.string(),
  product: z.enum(STAMP_PRODUCTS),
  cents: z.number().int(),
  /** Of the parcel, in grams. */
  weight: z.number().int(),
  /** What is written on the parcel in the place of a stamp. */
  code: z.string(),
  created_at: moment,
});

const stampsSchema = z.object({
  /** The adapter that buys: `sandbox` buys nothing real. */
  provider: z.string(),
  /** What is left to buy stamps from, in cents. */
  balance: z.number().int(),
  stamps: z.array(stampSchema),
});

export type Stamp = z.infer<typeof stampSchema>;
export type Stamps = z.infer<typeof stampsSchema>;

const withRight = [...SESSION_ERRORS, 'RIGHT_MISSING'] as const;
const often = { limit: 120, windowSeconds: 60 } as const;

/** Postage stamps, which the admin area calls vouchers (decisions). One is bought by `callOrder` with `purchase_invoice_voucher`. */
export const stampRoutes = {
  /** The newest first; `before` the last one's id leads on. */
  listVouchers: defineRoute({
    method: 'GET',
    path: '/api/internal/vouchers',
    access: { right: 'can_view_admin' },
    request: {
      query: z.strictObject({
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: idInPath.optional(),
      }),
    },
    response: stampsSchema,
    errors: withRight,
    throttle: often,
  }),
  /**
   * Notes money that was paid in to buy stamps from. The same request under the same key again is the first charge and gives its answer;
   * with another amount it is STAMP_CHARGE_DUPLICATE.
   */
  chargeVouchers: defineRoute({
    method: 'POST',
    path: '/api/internal/vouchers/charges',
    access: { right: 'can_edit_admin' },
    request: {
      body: z.strictObject({
        cents: z
          .number()
          .int()
          .min(STAMP_CHARGE_LIMITS.least, 'too_small')
          .max(STAMP_CHARGE_LIMITS.most, 'too_big'),
        idempotencyKey: z.uuid(),
      }),
    },
    response: z.object({ balance: z.number().int() }),
    errors: [...withRight, 'STAMP_CHARGE_DUPLICATE'],
    throttle: often,
  }),
} as const;
