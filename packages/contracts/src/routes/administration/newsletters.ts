import { z } from 'zod';
import { languageSchema } from '../../language.js';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { id, idInPath, moment, visibleText } from '../values.js';

/** How far an issue is: `sent` once every reader's mail has been handed to the queue. */
const NEWSLETTER_STATES = ['draft', 'sending', 'sent', 'canceled'] as const;

/** Longest subject and text of an edition, in characters. */
export const NEWSLETTER_LIMITS = { subject: 150, body: 20_000 } as const;

const editionSchema = z.strictObject({
  subject: visibleText(NEWSLETTER_LIMITS.subject).transform((text) => text.replace(/\s+/g, ' ')),
  /** Markdown. */
  body: visibleText(NEWSLETTER_LIMITS.body),
});

const editions = z.strictObject({ de: editionSchema, en: editionSchema });

const issueSchema = z.object({
  id,
  state: z.enum(NEWSLETTER_STATES),
  de: z.object({ subject: z.string(), body: z.string() }),
  en: z.object({ subject: z.string(), body: z.string() }),
  created_at: moment,
  started_at: moment.nullable(),
  /** Readers by what became of their mail. `dropped`: they unsubscribed meanwhile, or it was canceled. */
  readers: z.object({
    total: z.number().int(),
    waiting: z.number().int(),
    sent: z.number().int(),
    failed: z.number().int(),
    dropped: z.number().int(),
  }),
});

export type Newsletter = z.infer<typeof issueSchema>;
export type NewsletterEditions = z.output<typeof editions>;

const errors = [...SESSION_ERRORS, 'RIGHT_MISSING'] as const;
const ofOne = [...errors, 'NEWSLETTER_NOT_FOUND'] as const;
const often = { limit: 120, windowSeconds: 60 } as const;
const params = z.strictObject({ id: idInPath });
const view = { right: 'can_view_admin' } as const;
const edit = { right: 'can_edit_admin' } as const;
/** A text of 20,000 letters in both languages, as JSON. */
const bodyBytes = 256 * 1024;

/** The newsletter: written in both languages, sent once to each confirmed reader. */
export const newsletterRoutes = {
  /** The newest hundred, and how many readers would get the next one. */
  listNewsletters: defineRoute({
    method: 'GET',
    path: '/api/internal/newsletters',
    access: view,
    request: {},
    response: z.object({ issues: z.array(issueSchema), readers: z.number().int() }),
    errors,
    throttle: often,
  }),
  createNewsletter: defineRoute({
    method: 'POST',
    path: '/api/internal/newsletters',
    access: edit,
    request: { body: editions },
    response: issueSchema,
    errors,
    throttle: often,
    bodyBytes,
  }),
  /** A draft alone can be changed. */
  changeNewsletter: defineRoute({
    method: 'POST',
    path: '/api/internal/newsletters/{id}',
    access: edit,
    request: { params, body: editions },
    response: issueSchema,
    errors: [...ofOne, 'NEWSLETTER_NOT_OPEN'],
    throttle: often,
    bodyBytes,
  }),
  /** The text of one edition as its mail shows it. */
  previewNewsletter: defineRoute({
    method: 'POST',
    path: '/api/internal/newsletter-preview',
    access: view,
    request: { body: editionSchema.extend({ language: languageSchema }) },
    response: z.object({ subject: z.string(), html: z.string() }),
    errors,
    throttle: often,
    bodyBytes,
  }),
  /** Sends both editions to the one who asks. */
  testNewsletter: defineRoute({
    method: 'POST',
    path: '/api/internal/newsletters/{id}/test',
    access: edit,
    request: { params },
    response: 'empty',
    errors: ofOne,
    throttle: { limit: 20, windowSeconds: 600 },
  }),
  /** Sends it to everybody who reads the newsletter now. It cannot be sent again. */
  sendNewsletter: defineRoute({
    method: 'POST',
    path: '/api/internal/newsletters/{id}/send',
    access: edit,
    request: { params },
    response: issueSchema,
    errors: [...ofOne, 'NEWSLETTER_NOT_OPEN'],
    throttle: often,
  }),
  /** What has not left yet stays here. */
  cancelNewsletter: defineRoute({
    method: 'POST',
    path: '/api/internal/newsletters/{id}/cancel',
    access: edit,
    request: { params },
    response: issueSchema,
    errors: [...ofOne, 'NEWSLETTER_NOT_OPEN'],
    throttle: often,
  }),
  /** Only a draft that was never sent: what readers got is kept. */
  deleteNewsletter: defineRoute({
    method: 'POST',
    path: '/api/internal/newsletters/{id}/delete',
    access: edit,
    request: { params },
    response: 'empty',
    errors: [...ofOne, 'NEWSLETTER_NOT_DRAFT'],
    throttle: often,
  }),
} as const;
