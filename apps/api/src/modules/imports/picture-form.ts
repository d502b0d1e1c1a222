import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiException } from '../../platform/http/api-failure.js';
import { readPart } from '../../platform/http/request-parts.js';

/** What a form of the contract carries: its text fields, read by the row's schema, and its picture. */
export interface PictureForm<S extends z.ZodType> {
  readonly fields: z.output<S>;
  readonly bytes: Uint8Array;
}

interface RawForm {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly bytes: Uint8Array | undefined;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

async function bytesOf(part: MultipartFile): Promise<Uint8Array> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw new ApiException({ code: 'IMPORT_TOO_LARGE' });
    throw error;
  }
}

async function readParts(request: FastifyRequest): Promise<RawForm> {
  const fields: Record<string, unknown> = {};
  let bytes: Uint8Array | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname === 'image') bytes = await bytesOf(part);
    else part.file.resume();
  }
  return { fields, bytes };
}

/**
 * Reads a form whose picture is in the field `image` and whose other fields hold to `schema`. Errors: IMPORT_TOO_LARGE,
 * IMPORT_NOT_A_PICTURE without a picture, REQUEST_INVALID for any other form.
 */
export async function readPictureForm<S extends z.ZodType>(
  request: FastifyRequest,
  schema: S,
): Promise<PictureForm<S>> {
  let form: RawForm;
  try {
    form = await readParts(request);
  } catch (error) {
    if (error instanceof ApiException) throw error;
    // No form, a broken one, or one with more parts than there are fields.
    const detail = error instanceof Error ? error.message : 'the form is broken';
    throw new ApiException({ code: 'REQUEST_INVALID', detail });
  }
  const fields = readPart(schema, form.fields);
  if (form.bytes === undefined) throw new ApiException({ code: 'IMPORT_NOT_A_PICTURE' });
  return { fields, bytes: form.bytes };
}
