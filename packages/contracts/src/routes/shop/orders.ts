import { z } from 'zod';
import { PAYMENT_METHODS } from '../../prices.js';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { id, idInPath } from '../values.js';
import { shopText } from './quotes.js';
import { basketSchema, orderDetailsSchema, orderSchema } from './schemas.js';

/** Orders of one answer: as a rule, and at most. */
export const ORDERS_PAGE = { usual: 20, most: 50 } as const;

const often = { limit: 120, windowSeconds: 60 } as const;

/** Ordering, and what became of it. Orders of others are not there. */
export const orderRoutes = {
  /**
   * Orders a basket for a price that the server computes. Addresses are ids of the user's own. The same key with the same request gives
   * the first order again; with another request it is ORDER_DUPLICATE. `grossTotal` is what the customer was shown: where the price has
   * changed since, nothing is ordered.
   */
  createOrder: defineRoute({
    method: 'POST',
    path: '/api/orders',
    access: 'session',
    request: {
      body: z.strictObject({
        basket: basketSchema,
        shippingAddress: id,
        invoiceAddress: id.nullable().default(null),
        paymentMethod: z.enum(PAYMENT_METHODS),
        idempotencyKey: z.uuid(),
        comment: shopText.default(''),
        grossTotal: z.number().int().optional(),
        /** Whether the customer was told that the order is for trying out alone; where that has changed since, nothing is ordered. */
        isTrial: z.boolean().optional(),
      }),
    },
    response: orderDetailsSchema,
    errors: [
      ...SESSION_ERRORS,
      'ORDER_NOT_APPROVED',
      'ORDER_EMAIL_MISSING',
      'ORDER_DUPLICATE',
      'ORDER_TOO_LARGE',
      'ORDER_PRICE_CHANGED',
      'ORDER_TERMS_CHANGED',
      'ORDER_CONTENT_UNAVAILABLE',
      'ORDER_PAYMENT_UNAVAILABLE',
      'ADDRESS_NOT_FOUND',
      'ADDRESS_OUTSIDE_GERMANY',
      'ADDRESS_ZIP_INVALID',
    ],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
  /** The newest first; `before` the last order's id leads on. */
  listOrders: defineRoute({
    method: 'GET',
    path: '/api/orders',
    access: 'session',
    request: {
      query: z.strictObject({
        limit: z.coerce
          .number<number | string>()
          .int()
          .min(1)
          .max(ORDERS_PAGE.most)
          .default(ORDERS_PAGE.usual),
        before: idInPath.optional(),
      }),
    },
    response: z.array(orderSchema),
    errors: SESSION_ERRORS,
    throttle: often,
  }),
  getOrder: defineRoute({
    method: 'GET',
    path: '/api/orders/{id}',
    access: 'session',
    request: { params: z.strictObject({ id: idInPath }) },
    response: orderDetailsSchema,
    errors: [...SESSION_ERRORS, 'ORDER_NOT_FOUND'],
    throttle: often,
  }),
  /** Cancels an order that is open or acknowledged. */
  cancelOrder: defineRoute({
    method: 'POST',
    path: '/api/orders/{id}/cancel',
    access: 'session',
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({ reason: shopText.default('') }),
    },
    response: orderDetailsSchema,
    errors: [...SESSION_ERRORS, 'ORDER_NOT_FOUND', 'ORDER_TRANSITION_REFUSED'],
    throttle: often,
  }),
} as const;
