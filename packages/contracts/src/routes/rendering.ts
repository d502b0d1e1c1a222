import { z } from 'zod';
import { type ErrorCode, isErrorCode } from '../errors.js';
import { RENDERING_FORMATS } from '../render-job.js';
import { defineRoute } from '../route.js';
import { id, idInPath, optionalInQuery } from './values.js';

/** States of a job, from the wish to the file. */
export const RENDERING_STATES = ['queued', 'running', 'done', 'failed'] as const;

export type RenderingState = (typeof RENDERING_STATES)[number];

const renderingSchema = z.object({
  format: z.enum(RENDERING_FORMATS),
  state: z.enum(RENDERING_STATES),
  attempts: z.number().int(),
  /** Why it failed, or null. */
  error: z.custom<ErrorCode>((value) => typeof value === 'string' && isErrorCode(value)).nullable(),
});

export type Rendering = z.infer<typeof renderingSchema>;

/** What the workers make of a published version. */
export const renderingRoutes = {
  /** How far the files of a variant's version are: its current one unless `version_id` names another. */
  listRenderings: defineRoute({
    method: 'GET',
    path: '/api/variants/{id}/renderings',
    access: 'public',
    request: {
      params: z.strictObject({ id: idInPath }),
      query: z.strictObject({ version_id: optionalInQuery(idInPath) }),
    },
    response: z.object({ version_id: id, file_name: z.string(), renderings: z.array(renderingSchema) }),
    errors: ['CATALOGUE_VARIANT_NOT_FOUND', 'CATALOGUE_VERSION_NOT_FOUND'],
    throttle: { limit: 600, windowSeconds: 60 },
  }),
} as const;
