import { z } from 'zod';
import { defineRoute } from '../../route.js';
import { brailleSystem, graphicFormat, hash, id, idInPath, moment, optionalInQuery } from '../values.js';
import { personSchema, variantWithDocumentSchema } from './schemas.js';
import { READING } from './throttles.js';

/** Versions of one answer: as a rule, and at most. */
export const HISTORY_PAGE = { usual: 30, most: 100 } as const;

const versionSchema = z.object({
  id,
  created_at: moment,
  user_id: id,
  change_message: z.string(),
  /** The name that the version's files and thumbnails carry. */
  file_name: z.string(),
  hash,
  /** Title of the variant in this version. */
  title: z.string(),
  system: brailleSystem,
  graphic_format: graphicFormat,
  graphic_landscape: z.boolean(),
  graphic_no_of_pages: z.number().int(),
  /** Null for old versions whose pages were not counted. */
  braille_no_of_pages: z.number().int().nullable(),
  is_current: z.boolean(),
  /** The version that this one brought back, if it did. */
  restored_from: id.nullable(),
});

const historySchema = z.object({
  /** The newest first. */
  versions: z.array(versionSchema),
  /** All who published a version of the variant, the first one first. */
  contributors: z.array(personSchema),
  /** Versions in all. */
  total: z.number().int(),
});

export type Version = z.infer<typeof versionSchema>;
export type History = z.infer<typeof historySchema>;

/** Versions of a variant. */
export const historyRoutes = {
  /** `before` the last version's id leads on. */
  getHistory: defineRoute({
    method: 'GET',
    path: '/api/variants/{id}/history',
    access: 'public',
    request: {
      params: z.strictObject({ id: idInPath }),
      query: z.strictObject({
        limit: z.coerce
          .number<number | string>()
          .int()
          .min(1)
          .max(HISTORY_PAGE.most)
          .default(HISTORY_PAGE.usual),
        before: optionalInQuery(idInPath),
      }),
    },
    response: historySchema,
    errors: ['CATALOGUE_VARIANT_NOT_FOUND'],
    throttle: READING,
  }),
  /** A variant as it was in one of its versions. */
  getVersion: defineRoute({
    method: 'GET',
    path: '/api/variants/{id}/versions/{versionId}',
    access: 'public',
    request: { params: z.strictObject({ id: idInPath, versionId: idInPath }) },
    response: variantWithDocumentSchema,
    errors: ['CATALOGUE_VARIANT_NOT_FOUND', 'CATALOGUE_VERSION_NOT_FOUND'],
    throttle: READING,
  }),
} as const;
