import { z } from 'zod';
import { languageSchema } from '../../language.js';
import { BASKET_LIMITS, PAYMENT_METHODS, PRODUCT_IDS } from '../../prices.js';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { id, idInPath, moment, visibleText } from '../values.js';
import { quoteRequestSchema, shopText } from './quotes.js';
import { extraItemSchema, orderDetailsSchema, orderItemSchema } from './schemas.js';

/** How far a quote is that was sent: each revision has a state of its own, and at most one of a request waits for its answer. */
export const OFFER_STATES = ['sent', 'accepted', 'declined', 'withdrawn', 'replaced', 'expired'] as const;

export type OfferState = (typeof OFFER_STATES)[number];

/** What happens to a request for a quote. */
export const OFFER_ACTIONS = ['requested', ...OFFER_STATES] as const;

/** How much a quote may hold; amounts in cents. */
export const OFFER_LIMITS = {
  lines: 100,
  extraLines: 20,
  lineLength: 200,
  unitCents: 1_000_000,
  totalCents: 50_000_000,
  days: 180,
} as const;

const unitPrice = z.number().int().min(1, 'too_small').max(OFFER_LIMITS.unitCents, 'too_big');
const quantity = z.number().int().min(1, 'too_small').max(BASKET_LIMITS.quantity, 'too_big');

const priced = {
  lines: z
    .array(
      z.strictObject({
        contentId: id,
        productId: z.enum(PRODUCT_IDS),
        quantity,
        unitPrice,
      }),
    )
    .min(1, 'required')
    .max(OFFER_LIMITS.lines, 'too_big'),
  extraLines: z
    .array(z.strictObject({ text: visibleText(OFFER_LIMITS.lineLength), quantity, unitPrice }))
    .max(OFFER_LIMITS.extraLines, 'too_big')
    .default([]),
  postage: z.number().int().min(0, 'too_small').max(OFFER_LIMITS.unitCents, 'too_big'),
};

const cents = z.number().int();

const totals = {
  postage_gross: cents,
  total_gross: cents,
  total_net: cents,
  /** 0 where the seller is a small business (§ 19 UStG). */
  vat_percent: z.number().int(),
};

/** A quote as its customer sees it: what is in it was fixed when it was sent. */
const offerSchema = z.object({
  id,
  request_id: id,
  revision: z.number().int(),
  state: z.enum(OFFER_STATES),
  language: languageSchema,
  created_at: moment,
  /** The last day on which it can be accepted, in the time of Berlin. */
  valid_until: z.iso.date(),
  items: z.array(orderItemSchema),
  extra_items: z.array(extraItemSchema),
  ...totals,
  note: z.string(),
  /** Whom it was sent to. */
  email: z.string(),
  name: z.string(),
  /** The order that came of it; null as long as there is none. */
  order_id: id.nullable(),
});

/** A request with all that was sent because of it, the newest first, and what happened, the oldest first. */
const quoteRequestDetailsSchema = z.object({
  request: quoteRequestSchema,
  offers: z.array(offerSchema),
  history: z.array(
    z.object({
      action: z.enum(OFFER_ACTIONS),
      revision: z.number().int().nullable(),
      by: z.enum(['customer', 'admin', 'system']),
      /** The name of the account, where there is one. */
      actor: z.string().nullable(),
      note: z.string(),
      created_at: moment,
    }),
  ),
});

export type Offer = z.infer<typeof offerSchema>;
export type QuoteRequestDetails = z.infer<typeof quoteRequestDetailsSchema>;

const adminErrors = [...SESSION_ERRORS, 'RIGHT_MISSING', 'QUOTE_REQUEST_NOT_FOUND'] as const;
const often = { limit: 120, windowSeconds: 60 } as const;
/** The key of a quote's link: its number and 128 bits that cannot be guessed. */
const key = z.string().max(60);
const requestParams = z.strictObject({ id: idInPath });

/** Quotes that answer a request, and the customer's answers by the link of the mail. */
export const offerRoutes = {
  getQuoteRequest: defineRoute({
    method: 'GET',
    path: '/api/internal/quote-requests/{id}',
    access: { right: 'can_view_admin' },
    request: { params: requestParams },
    response: quoteRequestDetailsSchema,
    errors: adminErrors,
    throttle: often,
  }),
  /** What a quote with these lines would come to. */
  priceOffer: defineRoute({
    method: 'POST',
    path: '/api/internal/quote-requests/{id}/price',
    access: { right: 'can_view_admin' },
    request: { params: requestParams, body: z.strictObject(priced) },
    response: z.object(totals),
    errors: [...adminErrors, 'ORDER_CONTENT_UNAVAILABLE', 'OFFER_TOO_LARGE'],
    throttle: often,
  }),
  /** Sends a quote by mail; one that was sent before ends with its link. */
  sendOffer: defineRoute({
    method: 'POST',
    path: '/api/internal/quote-requests/{id}/offers',
    access: { right: 'can_edit_admin' },
    request: {
      params: requestParams,
      body: z.strictObject({ ...priced, validUntil: z.iso.date(), note: shopText.default('') }),
    },
    response: quoteRequestDetailsSchema,
    errors: [
      ...adminErrors,
      'ORDER_CONTENT_UNAVAILABLE',
      'OFFER_TOO_LARGE',
      'OFFER_DATE_INVALID',
      'OFFER_CLOSED',
    ],
    throttle: often,
  }),
  /** Takes the quote back that waits for its answer; the customer gets a mail with the reason. */
  withdrawOffer: defineRoute({
    method: 'POST',
    path: '/api/internal/quote-requests/{id}/withdraw',
    access: { right: 'can_edit_admin' },
    request: { params: requestParams, body: z.strictObject({ reason: shopText.default('') }) },
    response: quoteRequestDetailsSchema,
    errors: [...adminErrors, 'OFFER_CLOSED'],
    throttle: often,
  }),
  /** The quote of a link. The key travels in the body, so that no log and no history holds it. */
  openOffer: defineRoute({
    method: 'POST',
    path: '/api/quotes/sent',
    access: 'public',
    request: { body: z.strictObject({ key }) },
    response: offerSchema,
    errors: ['OFFER_LINK_INVALID', 'OFFER_CLOSED'],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
  offerPdf: defineRoute({
    method: 'POST',
    path: '/api/quotes/sent/pdf',
    access: 'public',
    request: { body: z.strictObject({ key }) },
    response: 'file',
    errors: ['OFFER_LINK_INVALID', 'OFFER_CLOSED'],
    throttle: { limit: 20, windowSeconds: 60 },
  }),
  declineOffer: defineRoute({
    method: 'POST',
    path: '/api/quotes/sent/decline',
    access: 'public',
    request: { body: z.strictObject({ key, note: shopText.default('') }) },
    response: offerSchema,
    errors: ['OFFER_LINK_INVALID', 'OFFER_CLOSED'],
    throttle: { limit: 20, windowSeconds: 60 },
  }),
  /**
   * Orders what was quoted, once: accepting again gives the same order. The account must be the one that asked, or have the address
   * that the quote went to; it needs no right to order, for the operator made it this offer.
   */
  acceptOffer: defineRoute({
    method: 'POST',
    path: '/api/quotes/sent/accept',
    access: 'session',
    request: {
      body: z.strictObject({
        key,
        shippingAddress: id,
        invoiceAddress: id.nullable().default(null),
        paymentMethod: z.enum(PAYMENT_METHODS),
        comment: shopText.default(''),
        /** What the customer was shown. */
        grossTotal: z.number().int(),
        acceptsTerms: z.literal(true),
      }),
    },
    response: orderDetailsSchema,
    errors: [
      ...SESSION_ERRORS,
      'OFFER_LINK_INVALID',
      'OFFER_CLOSED',
      'OFFER_OTHER_ACCOUNT',
      'ORDER_EMAIL_MISSING',
      'ORDER_PRICE_CHANGED',
      'ORDER_PAYMENT_UNAVAILABLE',
      'ADDRESS_NOT_FOUND',
      'ADDRESS_OUTSIDE_GERMANY',
      'ADDRESS_ZIP_INVALID',
    ],
    throttle: { limit: 30, windowSeconds: 60 },
  }),
} as const;
