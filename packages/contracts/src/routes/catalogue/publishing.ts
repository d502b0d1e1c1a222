import { z } from 'zod';
import { defineRoute, SESSION_ERRORS } from '../../route.js';
import { DOCUMENT_BODY_BYTES, DOCUMENT_ERRORS, postedDocument } from '../documents.js';
import { hash, id, idInPath, plainText } from '../values.js';
import { graphicSchema, variantSchema } from './schemas.js';
import { WRITING } from './throttles.js';

/** Made once per attempt to publish: the same key gives the first answer again, and nothing is published twice. */
const idempotencyKey = z.uuid();

/** The version the caller started from; when another came between, the answer is CATALOGUE_VERSION_CONFLICT. */
const lastVersionHash = hash;

const publishing = {
  document: postedDocument,
  idempotencyKey,
  /** Agreement to publish under CC BY-SA 4.0. */
  licenceAccepted: z.literal(true),
};

const publishErrors = [
  ...SESSION_ERRORS,
  'RIGHT_MISSING',
  'CATALOGUE_KEY_REUSED',
  'CATALOGUE_TAG_NOT_FOUND',
  ...DOCUMENT_ERRORS,
] as const;

/** Publishing graphics, variants and versions. */
export const publishingRoutes = {
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
    throttle: WRITING,
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
    errors: [...publishErrors, 'CATALOGUE_GRAPHIC_NOT_FOUND', 'CATALOGUE_VARIANT_NOT_FOUND'],
    throttle: WRITING,
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
    errors: [...publishErrors, 'CATALOGUE_VARIANT_NOT_FOUND', 'CATALOGUE_VERSION_CONFLICT'],
    throttle: WRITING,
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
      'CATALOGUE_VERSION_CONFLICT',
    ],
    throttle: WRITING,
  }),
} as const;
