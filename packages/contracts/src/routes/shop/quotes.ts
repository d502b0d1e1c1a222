import { z } from 'zod';
import { languageSchema } from '../../language.js';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { loginField } from '../accounts/fields.js';
import { id, idInPath, moment, plainText } from '../values.js';
import { basketSchema, quoteSchema } from './schemas.js';

/** How far a quote request is: not looked at, in work, a quote was sent, or there was nothing to do. */
export const QUOTE_REQUEST_STATES = ['open', 'in_progress', 'answered', 'closed'] as const;

export type QuoteRequestState = (typeof QUOTE_REQUEST_STATES)[number];

/** Longest message of a quote request, comment of an order, and note or reason about either. */
export const SHOP_TEXT_LENGTH = 1000;

export const shopText = plainText(SHOP_TEXT_LENGTH).transform((text) => text.trim());

export const quoteRequestSchema = z.object({
  id,
  state: z.enum(QUOTE_REQUEST_STATES),
  email: z.string(),
  name: z.string(),
  message: z.string(),
  /** The note of the administrator who dealt with it. */
  note: z.string(),
  /** Whose it is; null for a visitor. */
  account_id: id.nullable(),
  /** The language of mails to the customer. */
  language: languageSchema,
  /** What was asked for, as it cost then. */
  quote: quoteSchema,
  created_at: moment,
  /** Null until it is answered or closed. */
  settled_at: moment.nullable(),
});

export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

const withRight = [...SESSION_ERRORS, 'RIGHT_MISSING'] as const;
const often = { limit: 120, windowSeconds: 60 } as const;

/** What baskets cost, and asking for an offer where one is too large to be ordered. */
export const quoteRoutes = {
  /** Content that is not there or hidden is left out and named in `dropped`. */
  createQuote: defineRoute({
    method: 'POST',
    path: '/api/quotes',
    access: 'public',
    request: { body: z.strictObject({ items: basketSchema }) },
    response: quoteSchema,
    errors: [],
    throttle: { limit: 300, windowSeconds: 60 },
  }),
  /** For baskets above the order maximum alone; both sides get a mail. Visitors name an e-mail address, users have one. */
  requestQuote: defineRoute({
    method: 'POST',
    path: '/api/quotes/request',
    access: 'public',
    request: {
      body: z.strictObject({
        items: basketSchema,
        email: loginField.optional(),
        name: plainText(200)
          .transform((text) => text.trim())
          .default(''),
        message: shopText.default(''),
      }),
    },
    response: z.object({ id, created_at: moment }),
    errors: ['QUOTE_EMAIL_MISSING', 'QUOTE_REQUEST_NEEDLESS', 'ORDER_CONTENT_UNAVAILABLE'],
    throttle: { limit: 10, windowSeconds: 600 },
  }),
  /** The newest first; `before` the last request's id leads on. */
  listQuoteRequests: defineRoute({
    method: 'GET',
    path: '/api/internal/quote-requests',
    access: { right: 'can_view_admin' },
    request: {
      query: z.strictObject({
        state: z.enum(QUOTE_REQUEST_STATES).optional(),
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: idInPath.optional(),
      }),
    },
    response: z.array(quoteRequestSchema),
    errors: withRight,
    throttle: often,
  }),
  settleQuoteRequest: defineRoute({
    method: 'POST',
    path: '/api/internal/quote-requests/{id}',
    access: { right: 'can_edit_admin' },
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({ state: z.enum(QUOTE_REQUEST_STATES), note: shopText.default('') }),
    },
    response: quoteRequestSchema,
    errors: [...withRight, 'QUOTE_REQUEST_NOT_FOUND'],
    throttle: often,
  }),
} as const;
