import type { Issue } from '@tastwerk/editor-core';
import { z } from 'zod';
import { type ApiErrorClass, type ErrorCode, isErrorCode, STATUS_BY_CLASS } from './errors.js';

const errorCodeSchema = z.custom<ErrorCode>((value) => typeof value === 'string' && isErrorCode(value));

const issueSchema = z.custom<Issue>(
  (value) =>
    z.object({ code: errorCodeSchema, path: z.array(z.union([z.string(), z.number()])) }).safeParse(value)
      .success,
);

/**
 * The body of every answer that is no success. `message` is the sentence of the code in the language that the request asks for,
 * `detail` says more in English, for logs and developers. `issues` name places in the posted document, `field-error` one field of a
 * form and what is wrong with it, mostly a code of `FIELD_ERROR_TEXTS`.
 */
export const errorBodySchema = z.object({
  error: errorCodeSchema,
  type: z.custom<ApiErrorClass>(
    (value) => typeof value === 'string' && Object.hasOwn(STATUS_BY_CLASS, value),
  ),
  message: z.string(),
  detail: z.string().optional(),
  'field-error': z.tuple([z.string(), z.string()]).optional(),
  issues: z.array(issueSchema).optional(),
  /** Also in the answer's `x-request-id` header and in the server's log. */
  correlationId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
