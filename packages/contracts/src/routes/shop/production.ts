import { z } from 'zod';
import { productionItemSchema, sheetsSchema } from '../../production-order.js';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { postalAddressSchema } from '../addresses.js';
import { JOB_STATES } from '../../jobs.js';
import { id, idInPath, moment, plainText } from '../values.js';
import { orderStatusSchema } from './schemas.js';

/** Which orders the production partner looks at: those to be made, or those that left today (in the zone of Berlin). */
export const PRODUCTION_VIEWS = ['open', 'shipped_today'] as const;

export type ProductionView = (typeof PRODUCTION_VIEWS)[number];

const producedOrderSchema = z.object({
  id,
  created_at: moment,
  /** When it was handed over to production. */
  transferred_at: moment,
  status: orderStatusSchema,
  /** Placed for trying out: admins alone see it. */
  is_trial: z.boolean(),
  /** Null for a user who was erased. */
  shipping_address: postalAddressSchema.nullable(),
  comment: z.string(),
  tracking_number: z.string().nullable(),
  /** In grams, with packaging. */
  weight: z.number().int(),
  sheets: sheetsSchema,
  /** `current_file_name` is what its thumbnails are called. */
  items: z.array(productionItemSchema.omit({ files: true }).extend({ current_file_name: z.string() })),
  /** How far the package is, and its size once it is there. */
  package: z.object({ state: z.enum(JOB_STATES), size_bytes: z.number().int().nullable() }),
});

export type ProducedOrder = z.infer<typeof producedOrderSchema>;

const often = { limit: 120, windowSeconds: 60 } as const;
const partnerErrors = [...SESSION_ERRORS, 'RIGHT_MISSING', 'ORDER_NOT_FOUND'] as const;

/**
 * What the production partner sees and does: accounts of that role, and admins who may view or, to confirm, edit; RIGHT_MISSING for all others. Orders that were never handed
 * over to production are not there.
 */
export const productionRoutes = {
  /** The oldest first; `sheets` is what all of them take together. */
  listProductionOrders: defineRoute({
    method: 'GET',
    path: '/api/production/orders',
    access: 'session',
    request: { query: z.strictObject({ view: z.enum(PRODUCTION_VIEWS).default('open') }) },
    response: z.object({ orders: z.array(producedOrderSchema), sheets: sheetsSchema }),
    errors: [...SESSION_ERRORS, 'RIGHT_MISSING'],
    throttle: often,
  }),
  /** The ZIP with all that is needed to make and send an order. */
  productionPackage: defineRoute({
    method: 'GET',
    path: '/api/production/orders/{id}/package',
    access: 'session',
    request: { params: z.strictObject({ id: idInPath }) },
    response: 'file',
    errors: [...partnerErrors, 'PACKAGE_NOT_READY'],
    throttle: often,
  }),
  /** Notes that an order has left. */
  confirmShipped: defineRoute({
    method: 'POST',
    path: '/api/production/orders/{id}/shipped',
    access: 'session',
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({
        tracking_number: plainText(60)
          .transform((text) => text.trim())
          .default(''),
      }),
    },
    response: producedOrderSchema,
    errors: [...partnerErrors, 'ORDER_TRANSITION_REFUSED'],
    throttle: often,
  }),
  /**
   * The same ZIP for the holder of the link of the partner's mail, without a session, once. A POST, because programs that look at mails
   * follow links and would use it up.
   */
  linkedPackage: defineRoute({
    method: 'POST',
    path: '/api/production/packages',
    access: 'public',
    request: { body: z.strictObject({ key: z.string().max(200) }) },
    response: 'file',
    errors: ['PACKAGE_LINK_INVALID', 'PACKAGE_NOT_READY'],
    throttle: { limit: 30, windowSeconds: 600 },
  }),
} as const;
