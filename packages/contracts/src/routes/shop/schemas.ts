import { postalAddressSchema } from '../addresses.js';
import { brailleSystem, graphicFormat, id, moment } from '../values.js';
import { z } from 'zod';
import { ORDER_ACTORS, ORDER_STATUS } from '../../order-status.js';
import { BASKET_LIMITS, PAYMENT_METHODS, POSTAGE_ID, PRODUCT_IDS } from '../../prices.js';

/** What the shop takes and answers. Amounts of money are whole cents. */

const cents = z.number().int();

/** One line of a basket as the browser keeps and sends it; `contentId` is the id of a variant. */
export const basketItemSchema = z.strictObject({
  contentId: id,
  productId: z.enum(PRODUCT_IDS),
  quantity: z.number().int().min(1, 'too_small').max(BASKET_LIMITS.quantity, 'too_big'),
});

export type BasketItem = z.infer<typeof basketItemSchema>;

/** The lines of a basket; two of them are never the same product of the same variant. */
export const basketSchema = z
  .array(basketItemSchema)
  .min(1, 'required')
  .max(BASKET_LIMITS.items, 'too_big')
  .superRefine((items, context) => {
    const seen = new Set<string>();
    items.forEach(({ contentId, productId }, index) => {
      const line = `${contentId} ${productId}`;
      if (seen.has(line)) context.addIssue({ code: 'custom', path: [index], message: 'invalid_value' });
      seen.add(line);
    });
  });

/** What is bought, as it was when it was quoted or ordered. */
const boughtVariant = {
  graphic_id: id,
  title: z.string(),
  graphic_title: z.string(),
  graphic_format: graphicFormat,
  graphic_landscape: z.boolean(),
  graphic_no_of_pages: z.number().int(),
  braille_no_of_pages: z.number().int(),
  system: brailleSystem,
  /** The part that stands for the version in the names of its files. */
  current_file_name: z.string(),
};

/** A variant as a basket shows it. */
export const quotedVariantSchema = z.object({
  id,
  ...boughtVariant,
  /** Paper of the braille pages. */
  braille_format: graphicFormat,
  description: z.string(),
  derived_from: id.nullable(),
  created_at: moment,
});

const line = {
  content_id: id,
  product_id: z.enum(PRODUCT_IDS),
  quantity: z.number().int(),
  /** For one copy. */
  unit_price: cents,
  /** For all copies. */
  gross_price: cents,
};

/** What a basket costs. */
export const quoteSchema = z.object({
  /** In the order of the basket, without what is dropped. */
  items: z.array(z.object(line)),
  /** Null where nothing is sent because nothing is left. */
  postage_item: z.object({ product_id: z.literal(POSTAGE_ID), gross_price: cents }).nullable(),
  gross_total: cents,
  net_total: cents,
  /** 0 where the seller is a small business (§ 19 UStG): then no tax is shown. */
  vat_percent: z.number().int(),
  /** Above `ORDER_MAXIMUM_CENTS`: it cannot be ordered, a quote can be requested. */
  is_too_large: z.boolean(),
  /** In grams, with packaging. */
  weight: z.number().int(),
  /** Content that is not there or not shown to everybody, by its id. */
  dropped: z.array(id),
  /** The variants of `items`, each once. */
  variants: z.array(quotedVariantSchema),
});

export const orderStatusSchema = z.union([
  z.literal(ORDER_STATUS.open),
  z.literal(ORDER_STATUS.acknowledged),
  z.literal(ORDER_STATUS.transferred),
  z.literal(ORDER_STATUS.shipped),
  z.literal(ORDER_STATUS.waitingForPayment),
  z.literal(ORDER_STATUS.canceled),
]);

export const orderItemSchema = z.object({ ...line, ...boughtVariant, version_id: id });

/** Something besides graphics that a quote named, in words. */
export const extraItemSchema = z.object({ text: z.string(), quantity: z.number().int(), unit_price: cents });

const orderInvoiceSchema = z.object({
  id,
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** Positive; a credit note takes as much back. */
  total_gross: cents,
  created_at: moment,
});

/** An order as its customer sees it in a list. Everything in it is as it was ordered, whatever became of the graphics since. */
export const orderSchema = z.object({
  id,
  created_at: moment,
  status: orderStatusSchema,
  /** Placed while nothing was sold: it is not carried out, costs nothing and has no invoice. */
  is_trial: z.boolean(),
  payment_method: z.enum(PAYMENT_METHODS),
  delivery_mode: z.enum(['post']),
  /** What was ordered with postage. */
  total_gross: cents,
  total_net: cents,
  vat_percent: z.number().int(),
  postage_gross: cents,
  /** In grams, with packaging. */
  weight: z.number().int(),
  /** Null for a user who was erased. */
  shipping_address: postalAddressSchema.nullable(),
  /** Null where the invoice goes to the shipping address. */
  invoice_address: postalAddressSchema.nullable(),
  comment: z.string(),
  tracking_number: z.string().nullable(),
  /** Of the invoice that counts; null while there is none. */
  invoice_number: z.string().nullable(),
  /** All of them with their credit notes, the oldest first. */
  invoices: z.array(orderInvoiceSchema),
  items: z.array(orderItemSchema),
  /** What a quote named besides; left out where there is nothing. */
  extra_items: z.array(extraItemSchema).optional(),
});

/** One step of an order's life. */
const orderStepSchema = z.object({
  status: orderStatusSchema,
  by: z.enum(ORDER_ACTORS),
  /** The note of the user who took the step. */
  reason: z.string(),
  created_at: moment,
});

/** A withdrawal as its order shows it; `settled_at` is null until it is settled. */
const orderWithdrawalSchema = z.object({
  id,
  message: z.string(),
  created_at: moment,
  settled_at: moment.nullable(),
});

/** An order with its steps, the oldest first. */
export const orderDetailsSchema = orderSchema.extend({
  history: z.array(orderStepSchema),
  /** Withdrawals that are about it, the oldest first. */
  withdrawals: z.array(orderWithdrawalSchema),
});

export type Quote = z.infer<typeof quoteSchema>;
export type QuotedVariant = z.infer<typeof quotedVariantSchema>;
/** An address as it was when the order was placed. */
export type OrderAddress = z.infer<typeof postalAddressSchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;
export type ExtraItem = z.infer<typeof extraItemSchema>;
export type OrderInvoice = z.infer<typeof orderInvoiceSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderDetails = z.infer<typeof orderDetailsSchema>;
