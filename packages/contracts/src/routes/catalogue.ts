import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../route.js';
import {
  brailleSystem,
  graphicFormat,
  hash,
  id,
  idInPath,
  moment,
  optionalInQuery,
  plainText,
} from './values.js';

/** Graphics of one answer of the catalogue: as a rule, and at most (decisions). */
export const CATALOGUE_PAGE = { usual: 30, most: 50 } as const;

/** Tags of one answer (product spec section 9). */
export const TAG_FETCH_LIMIT = 300;

const tagSchema = z.object({ tag_id: id, name: z.string(), taxonomy_id: id.nullable() });

/**
 * One visible variant; rows of a graphic follow one another, the newest graphic first. `tags` is a list of tag ids such as
 * `{3,17}`, or `{NULL}` when there is none (`tagIdsOf` reads it).
 */
const catalogueRowSchema = z.object({
  graphic_id: id,
  graphic_title: z.string(),
  graphic_description: z.string(),
  original_author_id: id,
  variant_id: id,
  variant_title: z.string(),
  variant_description: z.string(),
  current_file_name: z.string(),
  system: brailleSystem,
  braille_format: graphicFormat,
  braille_no_of_pages: z.number().int(),
  graphic_format: graphicFormat,
  graphic_landscape: z.boolean(),
  graphic_no_of_pages: z.number().int(),
  public: z.boolean(),
  created_at: moment,
  tags: z.string().regex(/^\{(NULL|\d+(,\d+)*)\}$/),
});

const variantSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  public: z.boolean(),
  derived_from: id.nullable(),
  current_file_name: z.string(),
  tags: z.array(id),
  system: brailleSystem,
  graphic_format: graphicFormat,
  graphic_landscape: z.boolean(),
  graphic_no_of_pages: z.number().int(),
  braille_no_of_pages: z.number().int(),
  created_at: moment,
  parent_graphic: z.object({ id, title: z.string(), description: z.string() }),
  current_version: z.object({ id, hash, created_at: moment }),
});

const variantWithDocumentSchema = variantSchema.extend({
  current_version: z.object({
    id,
    hash,
    created_at: moment,
    /** The document as JSON text, its origin filled in; null for a visitor, who may look but not edit. */
    document: z.string().nullable(),
  }),
});

const graphicSchema = z.object({
  id,
  title: z.string(),
  description: z.string(),
  user_id: id,
  created_at: moment,
  variants: z.array(variantSchema),
});

/** Any JSON object: the core reads it with its own parser, which also knows older forms, and names every fault by its path. */
const postedDocument = z.record(z.string(), z.unknown());

const publishing = {
  document: postedDocument,
  /** Made once per attempt to publish: the same key gives the first answer again, and nothing is published twice. */
  idempotencyKey: z.uuid(),
  /** Agreement to publish under CC BY-SA 4.0. */
  licenceAccepted: z.literal(true),
};

const publishErrors = [
  ...SESSION_ERRORS,
  'RIGHT_MISSING',
  'CATALOGUE_KEY_REUSED',
  'CATALOGUE_TAG_NOT_FOUND',
  'DOCUMENT_NOT_JSON',
  'DOCUMENT_VERSION_UNKNOWN',
  'DOCUMENT_VERSION_TOO_NEW',
  'DOCUMENT_INVALID_VALUE',
  'DOCUMENT_UNKNOWN_PROPERTY',
  'DOCUMENT_TOO_LARGE',
  'DOCUMENT_DUPLICATE_ID',
  'BRAILLE_UNTRANSLATABLE',
  'BRAILLE_UNAVAILABLE',
] as const;

const reading = { limit: 300, windowSeconds: 60 } as const;
const writing = { limit: 60, windowSeconds: 60 } as const;

export type CatalogueRow = z.infer<typeof catalogueRowSchema>;
export type Variant = z.infer<typeof variantSchema>;
export type VariantWithDocument = z.infer<typeof variantWithDocumentSchema>;
export type Graphic = z.infer<typeof graphicSchema>;
export type Tag = z.infer<typeof tagSchema>;

/** The tag ids in a catalogue row's `tags`. */
export function tagIdsOf(tags: string): readonly number[] {
  return (tags.match(/\d+/g) ?? []).map(Number);
}

/** Graphics, their variants and the versions of these. */
export const catalogueRoutes = {
  /** Newest first. The list is at its end when it holds fewer graphics than `limit`; else `before` the last graphic's id leads on. */
  searchGraphics: defineRoute({
    method: 'GET',
    path: '/api/graphics',
    access: 'public',
    request: {
      query: z.strictObject({
        /** Tag ids with commas between; a graphic must have a variant with all of them. */
        tags: optionalInQuery(
          z
            .string()
            .max(500)
            .regex(/^\d{1,9}(,\d{1,9})*$/)
            .transform((text) => text.split(',').map(Number)),
        ),
        search: optionalInQuery(plainText(200)),
        system: optionalInQuery(brailleSystem),
        format: optionalInQuery(graphicFormat),
        limit: z.coerce
          .number<number | string>()
          .int()
          .min(1)
          .max(CATALOGUE_PAGE.most)
          .default(CATALOGUE_PAGE.usual),
        offset: z.coerce.number<number | string>().int().min(0).max(1_000_000).default(0),
        before: optionalInQuery(idInPath),
      }),
    },
    response: z.array(catalogueRowSchema),
    errors: [],
    throttle: reading,
  }),
  getGraphic: defineRoute({
    method: 'GET',
    path: '/api/graphics/{id}',
    access: 'public',
    request: { params: z.strictObject({ id: idInPath }) },
    response: graphicSchema,
    errors: ['CATALOGUE_GRAPHIC_NOT_FOUND'],
    throttle: reading,
  }),
  createGraphic: defineRoute({
    method: 'POST',
    path: '/api/graphics',
    access: { right: 'can_publish' },
    request: { body: z.strictObject({ ...publishing, public: z.boolean().default(true) }) },
    response: z.object({
      created_graphic: graphicSchema.omit({ variants: true }),
      default_variant: variantSchema,
    }),
    errors: publishErrors,
    throttle: writing,
  }),
  getVariant: defineRoute({
    method: 'GET',
    path: '/api/variants/{id}',
    access: 'public',
    request: { params: z.strictObject({ id: idInPath }) },
    response: variantWithDocumentSchema,
    errors: ['CATALOGUE_VARIANT_NOT_FOUND'],
    throttle: reading,
  }),
  createVariant: defineRoute({
    method: 'POST',
    path: '/api/variants',
    access: { right: 'can_publish' },
    request: {
      body: z.strictObject({
        ...publishing,
        graphic_id: id,
        /** The variant that this one was copied from. */
        derived_from: id.nullable().default(null),
        public: z.boolean().default(true),
      }),
    },
    response: variantSchema,
    errors: [...publishErrors, 'CATALOGUE_GRAPHIC_NOT_FOUND', 'CATALOGUE_VARIANT_NOT_FOUND'],
    throttle: writing,
  }),
  updateVariant: defineRoute({
    method: 'POST',
    path: '/api/variants/{id}',
    access: { right: 'can_publish' },
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({
        ...publishing,
        /** The version the caller started from; when another came between, the answer is CATALOGUE_VERSION_CONFLICT. */
        lastVersionHash: hash,
        change_message: plainText(1000).default(''),
      }),
    },
    response: variantSchema,
    errors: [...publishErrors, 'CATALOGUE_VARIANT_NOT_FOUND', 'CATALOGUE_VERSION_CONFLICT'],
    throttle: writing,
  }),
  listTags: defineRoute({
    method: 'GET',
    path: '/api/tags',
    access: 'public',
    request: {
      query: z.strictObject({
        limit: z.coerce.number<number | string>().int().min(1).max(TAG_FETCH_LIMIT).default(TAG_FETCH_LIMIT),
      }),
    },
    response: z.array(tagSchema),
    errors: [],
    throttle: reading,
  }),
} as const;
