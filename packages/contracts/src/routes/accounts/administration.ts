import { z } from 'zod';
import { languageSchema } from '../../language.js';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { id, idInPath, moment, plainText } from '../values.js';
import { SECURITY_EVENTS } from './security-events.js';

/** What mails of accounts are about. */
export const ACCOUNT_MAIL_TEMPLATES = [
  'verify',
  'already-an-account',
  'welcome',
  'login-change',
  'login-changed',
  'login-change-undone',
  'reset',
  'password-changed',
  'sign-in-elsewhere',
  'second-factor-changed',
  'newsletter-confirm',
  'newsletter-welcome',
  'account-deleted',
  'new-version',
  'content-hidden',
  'content-shown',
] as const;

/** What mails about changes of the accounts of admins are about. */
export const CHANGE_REQUEST_MAIL_TEMPLATES = [
  'admin-change-proposed',
  'admin-change-to-decide',
  'admin-change-accepted',
  'admin-change-refused',
  'admin-change-withdrawn',
  'admin-change-applied',
] as const;

/** What mails of the shop are about. */
export const ORDER_MAIL_TEMPLATES = [
  'order-confirmation',
  'order-transferred',
  'order-shipped',
  'order-waiting-for-payment',
  'order-paid',
  'order-canceled',
] as const;

/** Mails about requests for quotes. */
export const QUOTE_MAIL_TEMPLATES = ['quote-requested', 'quote-to-answer'] as const;

/** Mails about withdrawals. */
export const WITHDRAWAL_MAIL_TEMPLATES = [
  'withdrawal-received',
  'withdrawal-to-confirm',
  'withdrawal-to-settle',
] as const;

/** What mails are about that carry a document of the books. */
export const INVOICE_MAIL_TEMPLATES = ['invoice', 'credit-note'] as const;

/** What mails about quotes that were sent are about. */
export const OFFER_MAIL_TEMPLATES = ['offer-sent', 'offer-withdrawn', 'offer-answered'] as const;

/** The newsletter. */
export const NEWSLETTER_MAIL_TEMPLATES = ['newsletter'] as const;

/** What mails to the production partner are about. */
export const PRODUCTION_MAIL_TEMPLATES = ['production-package', 'production-canceled'] as const;

/** What mails to the operators are about that anybody can write. */
export const CONTACT_MAIL_TEMPLATES = ['contact-message'] as const;

/** What a mail is about; each is written in both languages. */
export const MAIL_TEMPLATES = [
  ...ACCOUNT_MAIL_TEMPLATES,
  ...CHANGE_REQUEST_MAIL_TEMPLATES,
  ...ORDER_MAIL_TEMPLATES,
  ...QUOTE_MAIL_TEMPLATES,
  ...WITHDRAWAL_MAIL_TEMPLATES,
  ...INVOICE_MAIL_TEMPLATES,
  ...PRODUCTION_MAIL_TEMPLATES,
  ...CONTACT_MAIL_TEMPLATES,
  ...OFFER_MAIL_TEMPLATES,
  ...NEWSLETTER_MAIL_TEMPLATES,
] as const;

export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/**
 * How far a mail is: `sending` while it is handed over, `unknown` when its worker ended meanwhile and it waits to be tried again, `dropped`
 * when it became pointless before it was sent.
 */
export const MAIL_STATES = ['queued', 'sending', 'unknown', 'sent', 'failed', 'dropped'] as const;

export type MailState = (typeof MAIL_STATES)[number];

const mailSchema = z.object({
  id,
  template: z.enum(MAIL_TEMPLATES),
  recipient: z.string(),
  language: languageSchema,
  state: z.enum(MAIL_STATES),
  failures: z.number().int(),
  /** What the mail server said last; null while nothing went wrong. */
  error: z.string().nullable(),
  created_at: moment,
  sent_at: moment.nullable(),
});

/** Who may sign up: an address, a pattern such as `*@school.example`, or `*` for everybody. */
const patternField = z
  .string()
  .trim()
  .min(1, 'required')
  .max(254)
  .regex(/^[^\s\p{Cc}]+$/u);

const approvalSchema = z.object({ id, pattern: z.string(), note: z.string(), created_at: moment });

const seeing = { right: 'can_view_admin' } as const;
const editing = { right: 'can_edit_admin' } as const;
const withRight = [...SESSION_ERRORS, 'RIGHT_MISSING'] as const;
const often = { limit: 120, windowSeconds: 60 } as const;

const page = {
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
  /** The id of the last row seen; the answer goes on below it. */
  before: idInPath.optional(),
};

/** What admins see and settle about accounts. */
export const accountAdministrationRoutes = {
  listMails: defineRoute({
    method: 'GET',
    path: '/api/internal/mails',
    access: seeing,
    request: { query: z.strictObject({ ...page, state: z.enum(MAIL_STATES).optional() }) },
    response: z.array(mailSchema),
    errors: withRight,
    throttle: often,
  }),
  /** Sends a mail that failed, or was sent, once more with fresh links. */
  sendMailAgain: defineRoute({
    method: 'POST',
    path: '/api/internal/mails/{id}/send',
    access: editing,
    request: { params: z.strictObject({ id: idInPath }) },
    response: mailSchema,
    errors: [...withRight, 'MAIL_NOT_FOUND'],
    throttle: often,
  }),
  listApprovals: defineRoute({
    method: 'GET',
    path: '/api/internal/approvals',
    access: seeing,
    request: {},
    response: z.array(approvalSchema),
    errors: withRight,
    throttle: often,
  }),
  /** Approves addresses; a pattern that is there already is answered as it is. */
  addApproval: defineRoute({
    method: 'POST',
    path: '/api/internal/approvals',
    access: editing,
    request: {
      body: z.strictObject({ pattern: patternField, note: plainText(300).default('') }),
    },
    response: approvalSchema,
    errors: withRight,
    throttle: often,
  }),
  removeApproval: defineRoute({
    method: 'POST',
    path: '/api/internal/approvals/remove/{id}',
    access: editing,
    request: { params: z.strictObject({ id: idInPath }) },
    response: 'empty',
    errors: [...withRight, 'APPROVAL_NOT_FOUND'],
    throttle: often,
  }),
  listAuditEvents: defineRoute({
    method: 'GET',
    path: '/api/internal/audit-events',
    access: seeing,
    request: {
      query: z.strictObject({
        ...page,
        account_id: idInPath.optional(),
        event: z.enum(SECURITY_EVENTS).optional(),
      }),
    },
    response: z.array(
      z.object({
        id,
        event: z.enum(SECURITY_EVENTS),
        account_id: id.nullable(),
        device: z.string(),
        /** The network that the call came from; '' where that is not known. */
        network: z.string(),
        correlation_id: z.string(),
        created_at: moment,
      }),
    ),
    errors: withRight,
    throttle: often,
  }),
} as const;
