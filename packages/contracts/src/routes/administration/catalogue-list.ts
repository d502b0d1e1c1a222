import { z } from 'zod';
import { defineRoute } from '../../route.js';
import { brailleSystem, id, idInPath, moment, optionalInQuery, plainText } from '../values.js';
import { visibilitySchema } from '../catalogue/schemas.js';
import { ADMIN_ERRORS, ADMIN_THROTTLE, SEEING } from './access.js';

/** Whether everybody sees a variant; it is hidden with its graphic, too. */
export const SHOWN_STATES = ['shown', 'hidden'] as const;

/** Since when something is hidden, by whom and why; null while it is shown. */
const hiddenSchema = z
  .object({
    /** Null for what never was public. */
    since: moment.nullable(),
    by: z.string().nullable(),
    reason: z.string(),
  })
  .nullable();

const count = z.number().int().nonnegative();

const keptVariantSchema = z.object({
  variant_id: id,
  variant_title: z.string(),
  variant_hidden: hiddenSchema,
  graphic_id: id,
  graphic_title: z.string(),
  /** By which the language of the titles is known. */
  system: brailleSystem,
  graphic_hidden: hiddenSchema,
  graphic_visibility: visibilitySchema,
  /** Empty when the account is gone. */
  author: z.string(),
  created_at: moment,
  versions: count,
  /** Jobs of the current version's files. */
  files_done: count,
  files_open: count,
  files_failed: count,
});

export type KeptVariant = z.infer<typeof keptVariantSchema>;

/** The catalogue as it is looked after: what is hidden, too. */
export const catalogueListRoutes = {
  /** Variants by title, author or number, the newest first; `before` the last one's variant leads on. */
  listKeptVariants: defineRoute({
    method: 'GET',
    path: '/api/internal/catalogue',
    access: SEEING,
    request: {
      query: z.strictObject({
        search: plainText(200).default(''),
        shown: optionalInQuery(z.enum(SHOWN_STATES)),
        limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
        before: optionalInQuery(idInPath),
      }),
    },
    response: z.array(keptVariantSchema),
    errors: ADMIN_ERRORS,
    throttle: ADMIN_THROTTLE,
  }),
} as const;
