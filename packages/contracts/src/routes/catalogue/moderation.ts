import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { brailleSystem, id, idInPath, moment, plainText, visibleText } from '../values.js';
import { countedTagSchema } from './schemas.js';
import { WRITING } from './throttles.js';

/** Why a variant is reported. */
export const REPORT_REASONS = ['copyright', 'personal_data', 'offensive', 'incorrect', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** How far a report is: not looked at, in work, something was done about it, or there was nothing to do. */
export const REPORT_STATES = ['open', 'in_progress', 'resolved', 'rejected'] as const;

export type ReportState = (typeof REPORT_STATES)[number];

/** Longest text of a report and of the note about it. */
export const REPORT_TEXT_LENGTH = 2000;

const reportSchema = z.object({
  id,
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  state: z.enum(REPORT_STATES),
  /** The note of the moderator who settled it. */
  note: z.string(),
  created_at: moment,
  /** Null until it is settled. */
  settled_at: moment.nullable(),
  /** Null for a visitor. */
  reporter: z.object({ id, display_name: z.string() }).nullable(),
  graphic_id: id,
  graphic_title: z.string(),
  graphic_public: z.boolean(),
  variant_id: id,
  variant_title: z.string(),
  /** By which the language of the titles is known. */
  system: brailleSystem,
  variant_public: z.boolean(),
  /** The version that was the current one when it was reported. */
  version_id: id,
});

export type Report = z.infer<typeof reportSchema>;

const tagName = visibleText(100);

const withRight = [...SESSION_ERRORS, 'RIGHT_MISSING'] as const;
const hiding = { right: 'can_hide_variants' } as const;
const seeing = { right: 'can_view_admin' } as const;
const editing = { right: 'can_edit_admin' } as const;
const often = { limit: 120, windowSeconds: 60 } as const;
const shown = z.strictObject({
  public: z.boolean(),
  /** Why it is hidden, for its authors and the other admins; hiding once more with another reason changes it. */
  reason: plainText(REPORT_TEXT_LENGTH)
    .transform((text) => text.trim())
    .default(''),
});

/** By what tags are put in order. */
export const TAG_SORTS = ['name', 'count'] as const;

export type TagSort = (typeof TAG_SORTS)[number];

/** What keeps the catalogue in order. */
export const moderationRoutes = {
  /** Hides a graphic with all its variants from all but their authors, admins and moderators who may hide, or shows it again. */
  showGraphic: defineRoute({
    method: 'POST',
    path: '/api/internal/graphics/{id}',
    access: hiding,
    request: { params: z.strictObject({ id: idInPath }), body: shown },
    response: z.object({ id, public: z.boolean() }),
    errors: [...withRight, 'CATALOGUE_GRAPHIC_NOT_FOUND'],
    throttle: WRITING,
  }),
  /** Hides or shows one variant. */
  showVariant: defineRoute({
    method: 'POST',
    path: '/api/internal/variants/{id}',
    access: hiding,
    request: { params: z.strictObject({ id: idInPath }), body: shown },
    response: z.object({ id, public: z.boolean() }),
    errors: [...withRight, 'CATALOGUE_VARIANT_NOT_FOUND'],
    throttle: WRITING,
  }),
  /** Tells admins that something is wrong with a variant. Visitors may, too. */
  reportVariant: defineRoute({
    method: 'POST',
    path: '/api/variants/{id}/reports',
    access: 'public',
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({
        reason: z.enum(REPORT_REASONS),
        text: plainText(REPORT_TEXT_LENGTH).default(''),
      }),
    },
    response: 'empty',
    errors: ['CATALOGUE_VARIANT_NOT_FOUND'],
    throttle: { limit: 5, windowSeconds: 600 },
  }),
  /** The newest first; `before` the last report's id leads on. */
  listReports: defineRoute({
    method: 'GET',
    path: '/api/internal/reports',
    access: seeing,
    request: {
      query: z.strictObject({
        state: z.enum(REPORT_STATES).optional(),
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: idInPath.optional(),
      }),
    },
    response: z.array(reportSchema),
    errors: withRight,
    throttle: often,
  }),
  settleReport: defineRoute({
    method: 'POST',
    path: '/api/internal/reports/{id}',
    access: editing,
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({
        state: z.enum(REPORT_STATES),
        note: plainText(REPORT_TEXT_LENGTH).default(''),
      }),
    },
    response: reportSchema,
    errors: [...withRight, 'REPORT_NOT_FOUND'],
    throttle: often,
  }),
  /** Every tag, by name unless told otherwise, with how many graphics carry it, hidden ones too. */
  listAllTags: defineRoute({
    method: 'GET',
    path: '/api/internal/tags',
    access: seeing,
    request: {
      query: z.strictObject({
        search: plainText(100).default(''),
        limit: z.coerce.number<number | string>().int().min(1).max(1000).default(300),
        offset: z.coerce.number<number | string>().int().min(0).max(1_000_000).default(0),
        sort: z.enum(TAG_SORTS).default('name'),
        direction: z.enum(['asc', 'desc']).default('asc'),
      }),
    },
    response: z.array(countedTagSchema),
    errors: withRight,
    throttle: often,
  }),
  renameTag: defineRoute({
    method: 'POST',
    path: '/api/internal/tags/{id}',
    access: editing,
    request: { params: z.strictObject({ id: idInPath }), body: z.strictObject({ name: tagName }) },
    response: countedTagSchema,
    errors: [...withRight, 'CATALOGUE_TAG_NOT_FOUND', 'CATALOGUE_TAG_EXISTS'],
    throttle: often,
  }),
  /** Lets the tag `into` take the place of this one, whose name leads to it from then on; answers with `into`. */
  mergeTag: defineRoute({
    method: 'POST',
    path: '/api/internal/tags/{id}/merge',
    access: editing,
    request: { params: z.strictObject({ id: idInPath }), body: z.strictObject({ into: id }) },
    response: countedTagSchema,
    errors: [...withRight, 'CATALOGUE_TAG_NOT_FOUND'],
    throttle: often,
  }),
} as const;
