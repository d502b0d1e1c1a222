import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { addressSchema } from '../addresses.js';
import { id, idInPath, plainText } from '../values.js';
import { shopText } from './quotes.js';
import { orderDetailsSchema, orderSchema, orderStatusSchema } from './schemas.js';

/** By what orders can be sorted. */
export const ORDER_SORTS = ['created_at', 'total_gross', 'status'] as const;

export type OrderSort = (typeof ORDER_SORTS)[number];

/** Who ordered; null for a user who was erased. */
const customer = z.object({ id, email: z.string(), display_name: z.string() }).nullable();

const internalOrderSchema = orderSchema.extend({ customer });

const internalOrderDetailsSchema = orderDetailsSchema.extend({
  customer,
  /** Variants of its items that are no longer shown to everybody: handing it over to production takes a reason then. */
  hidden_content: z.array(id),
});

export type InternalOrder = z.infer<typeof internalOrderSchema>;
export type InternalOrderDetails = z.infer<typeof internalOrderDetailsSchema>;

/** A day as `2026-11-22`. */
const day = z.iso.date();

/** Why something is done; it stands in the order's history or on the document. */
const reason = shopText.pipe(z.string().min(1, 'required'));

/** What an admin can do with an order. */
const orderCallSchema = z.discriminatedUnion('method', [
  z.strictObject({
    method: z.literal('change_status'),
    status: orderStatusSchema,
    reason: shopText.default(''),
    /** For the step to `shipped`. */
    tracking_number: plainText(60)
      .transform((text) => text.trim())
      .default(''),
  }),
  /** Takes the invoice back by a credit note. */
  z.strictObject({ method: z.literal('cancel_invoice'), reason }),
  /** Takes the invoice back, unless that was done before, and makes another, to another address where one is given. */
  z.strictObject({
    method: z.literal('correct_invoice'),
    reason,
    invoice_address: addressSchema.optional(),
  }),
  /** Buys the postage stamp of the order's parcel. */
  z.strictObject({ method: z.literal('purchase_invoice_voucher') }),
  z.strictObject({ method: z.literal('resend_order_confirmation') }),
  z.strictObject({ method: z.literal('resend_production_job') }),
  /** Makes the files of the order's documents again; numbers and content stay. */
  z.strictObject({ method: z.literal('regenerate_documents') }),
]);

export type OrderCall = z.output<typeof orderCallSchema>;

const withRight = [...SESSION_ERRORS, 'RIGHT_MISSING'] as const;
const often = { limit: 120, windowSeconds: 60 } as const;

/** Orders as admins see and move them. */
export const orderAdministrationRoutes = {
  /** Sorted by `sort`, with equal ones by id; `after` the last order's id leads on. */
  listAllOrders: defineRoute({
    method: 'GET',
    path: '/api/internal/orders',
    access: { right: 'can_view_admin' },
    request: {
      query: z.strictObject({
        status: z.coerce.number<number | string>().pipe(orderStatusSchema).optional(),
        /** Part of an e-mail address, of a name or company in an address, or of an invoice's number, or an order's number. */
        search: plainText(100).default(''),
        /** First and last day, in the zone of Berlin. */
        from: day.optional(),
        to: day.optional(),
        account_id: idInPath.optional(),
        sort: z.enum(ORDER_SORTS).default('created_at'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        after: idInPath.optional(),
      }),
    },
    response: z.array(internalOrderSchema),
    errors: withRight,
    throttle: often,
  }),
  getAnyOrder: defineRoute({
    method: 'GET',
    path: '/api/internal/orders/{id}',
    access: { right: 'can_view_admin' },
    request: { params: z.strictObject({ id: idInPath }) },
    response: internalOrderDetailsSchema,
    errors: [...withRight, 'ORDER_NOT_FOUND'],
    throttle: often,
  }),
  callOrder: defineRoute({
    method: 'POST',
    path: '/api/internal/orders/{id}/rpc',
    access: { right: 'can_edit_admin' },
    request: { params: z.strictObject({ id: idInPath }), body: orderCallSchema },
    response: internalOrderDetailsSchema,
    errors: [
      ...withRight,
      'ORDER_NOT_FOUND',
      'ORDER_TRANSITION_REFUSED',
      'ORDER_CALL_IMPOSSIBLE',
      'ORDER_CONTENT_HIDDEN',
      'ORDER_SALES_OFF',
      'STAMP_BALANCE_LOW',
    ],
    throttle: often,
  }),
} as const;
