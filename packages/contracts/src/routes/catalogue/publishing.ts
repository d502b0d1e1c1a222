import { areTermsPossible, USUAL_TERMS } from '@tastwerk/editor-core/document';
import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { DOCUMENT_BODY_BYTES, DOCUMENT_ERRORS, postedDocument } from '../documents.js';
import { hash, id, idInPath, plainText } from '../values.js';
import {
  graphicDetailsSchema,
  graphicSchema,
  licenceSchema,
  variantSchema,
  visibilitySchema,
} from './schemas.js';
import { WRITING } from './throttles.js';

/** Made once per attempt to publish: the same key gives the first answer again, and nothing is published twice. */
const idempotencyKey = z.uuid();

/** The version the caller started from; when another came between, the answer is CATALOGUE_VERSION_CONFLICT. */
const lastVersionHash = hash;

/** Agreement to publish under the licence of the graphic; one that its author keeps all rights to needs none besides. */
const agreement = z.literal(true);

/** A free licence goes with every visibility, own rights with a private graphic alone. */
function withPossibleTerms<S extends z.ZodType<Parameters<typeof areTermsPossible>[0]>>(body: S) {
  return body.refine(areTermsPossible, {
    path: ['licence'],
    message: 'only a private graphic can be without a free licence',
  });
}

const publishing = {
  document: postedDocument,
  idempotencyKey,
  licenceAccepted: agreement,
};

const publishErrors = [
  ...SESSION_ERRORS,
  'RIGHT_MISSING',
  'CATALOGUE_KEY_REUSED',
  'CATALOGUE_TAG_NOT_FOUND',
  'RENDERING_QUOTA_SPENT',
  ...DOCUMENT_ERRORS,
] as const;

/** Publishing graphics, variants and versions, and the terms of graphics. */
export const publishingRoutes = {
  createGraphic: defineRoute({
    method: 'POST',
    path: '/api/graphics',
    access: { right: 'can_publish' },
    request: {
      body: withPossibleTerms(
        z.strictObject({
          ...publishing,
          public: z.boolean().default(true),
          visibility: visibilitySchema.default(USUAL_TERMS.visibility),
          licence: licenceSchema.default(USUAL_TERMS.licence),
        }),
      ),
    },
    response: z.object({
      created_graphic: graphicSchema.omit({ variants: true }),
      default_variant: variantSchema,
    }),
    errors: publishErrors,
    throttle: WRITING,
    readsAside: true,
    bodyBytes: DOCUMENT_BODY_BYTES,
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
    errors: [
      ...publishErrors,
      'CATALOGUE_GRAPHIC_NOT_FOUND',
      'CATALOGUE_VARIANT_NOT_FOUND',
      'CATALOGUE_AUTHOR_ONLY',
    ],
    throttle: WRITING,
    readsAside: true,
    bodyBytes: DOCUMENT_BODY_BYTES,
  }),
  updateVariant: defineRoute({
    method: 'POST',
    path: '/api/variants/{id}',
    access: { right: 'can_publish' },
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({
        ...publishing,
        lastVersionHash,
        change_message: plainText(1000).default(''),
      }),
    },
    response: variantSchema,
    errors: [
      ...publishErrors,
      'CATALOGUE_VARIANT_NOT_FOUND',
      'CATALOGUE_AUTHOR_ONLY',
      'CATALOGUE_VERSION_CONFLICT',
    ],
    throttle: WRITING,
    readsAside: true,
    bodyBytes: DOCUMENT_BODY_BYTES,
  }),
  /** Publishes an old version once more, as the newest one; nothing is lost by it. */
  restoreVersion: defineRoute({
    method: 'POST',
    path: '/api/variants/{id}/versions/{versionId}/restore',
    access: { right: 'can_publish' },
    request: {
      params: z.strictObject({ id: idInPath, versionId: idInPath }),
      body: z.strictObject({ idempotencyKey, lastVersionHash, change_message: plainText(1000).default('') }),
    },
    response: variantSchema,
    errors: [
      ...publishErrors,
      'CATALOGUE_VARIANT_NOT_FOUND',
      'CATALOGUE_VERSION_NOT_FOUND',
      'CATALOGUE_AUTHOR_ONLY',
      'CATALOGUE_VERSION_CONFLICT',
    ],
    throttle: WRITING,
  }),
  /**
   * Gives a graphic other terms, as its author. `new_link` replaces the key of its link, so that the old link opens nothing any more.
   * What the graphic may still get stands in its `sharing`.
   */
  setTerms: defineRoute({
    method: 'POST',
    path: '/api/graphics/{id}/terms',
    access: 'session',
    request: {
      params: z.strictObject({ id: idInPath }),
      body: withPossibleTerms(
        z.strictObject({
          visibility: visibilitySchema,
          licence: licenceSchema,
          new_link: z.boolean().default(false),
          licenceAccepted: agreement,
        }),
      ),
    },
    response: graphicDetailsSchema,
    errors: [
      ...SESSION_ERRORS,
      'CATALOGUE_GRAPHIC_NOT_FOUND',
      'CATALOGUE_AUTHOR_ONLY',
      'CATALOGUE_TERMS_FIXED',
    ],
    throttle: WRITING,
  }),
  /** Deletes a graphic that is not for everybody, as its author, with all versions and files. */
  removeGraphic: defineRoute({
    method: 'POST',
    path: '/api/graphics/{id}/remove',
    access: 'session',
    request: { params: z.strictObject({ id: idInPath }) },
    response: 'empty',
    errors: [
      ...SESSION_ERRORS,
      'CATALOGUE_GRAPHIC_NOT_FOUND',
      'CATALOGUE_AUTHOR_ONLY',
      'CATALOGUE_GRAPHIC_NEEDED',
    ],
    throttle: WRITING,
  }),
} as const;
