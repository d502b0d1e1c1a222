import { z } from 'zod';
import { type ErrorCode, isErrorCode } from '../errors.js';
import { JOB_STATES } from '../jobs.js';
import { RENDERING_FORMATS } from '../rendering-formats.js';
import { defineRoute, SESSION_ERRORS } from '../route.js';
import { DOCUMENT_BODY_BYTES, DOCUMENT_ERRORS, postedDocument } from './documents.js';
import { id, idInPath, optionalInQuery } from './values.js';

const renderingSchema = z.object({
  format: z.enum(RENDERING_FORMATS),
  state: z.enum(JOB_STATES),
  /** How many times a worker has begun it. */
  attempts: z.number().int(),
  /** Why it failed, or failed last before it is tried again; else null. */
  error: z.custom<ErrorCode>((value) => typeof value === 'string' && isErrorCode(value)).nullable(),
  /** Size of all files of the format together, or null as long as there is none. */
  size_bytes: z.number().int().nullable(),
});

/** How far the files of one version are. */
export const renderingsSchema = z.object({
  version_id: id,
  file_name: z.string(),
  renderings: z.array(renderingSchema),
});

const sheetMarksSchema = z.object({
  /** Name of the version, as the history counts it. */
  version: z.string(),
  /** Address in the QR code, or null where the sheets carry none because the graphic is private. */
  link: z.string().nullable(),
  /** Whether the graphic is in the catalogue already; else `link` leads to the catalogue and stands for an address to come. */
  is_link_known: z.boolean(),
});

const marksAnswerSchema = z.object({ marks: sheetMarksSchema.nullable() });

/** What the sheets of a version say of where they come from. */
export type SheetMarksToCome = z.infer<typeof sheetMarksSchema>;

export type Rendering = z.infer<typeof renderingSchema>;

export type Renderings = z.infer<typeof renderingsSchema>;

/** Whether nothing will change any more unless the files are ordered again. */
export function isRenderingOver({ renderings }: Renderings): boolean {
  return renderings.every(({ state }) => state === 'done' || state === 'failed');
}

/**
 * Times of a stream of renderings in ms: a comment at least this often keeps it alive, a client that hears nothing for `silenceMs`
 * takes it for broken, and the server ends it after `longestMs`, so that the right to see the variant is asked for again.
 */
export const RENDERING_STREAM = { heartbeatMs: 15_000, silenceMs: 40_000, longestMs: 600_000 } as const;

const ofVersion = {
  params: z.strictObject({ id: idInPath }),
  query: z.strictObject({ version_id: optionalInQuery(idInPath) }),
};

const notFound = ['CATALOGUE_VARIANT_NOT_FOUND', 'CATALOGUE_VERSION_NOT_FOUND'] as const;

/** Asked once whenever a preview is opened. */
const SHEET_MARKS = { limit: 120, windowSeconds: 60 } as const;

/** What the workers make of a published version. */
export const renderingRoutes = {
  /**
   * One file of a document that is not published, made while the caller waits; nothing is kept. Several pictures come as one archive.
   * Visitors may try the editor, so they may print, too. Characters that cannot be written are left out of the braille and are
   * named in the header `x-missing-braille`.
   */
  draftFile: defineRoute({
    method: 'POST',
    path: '/api/draft-files/{format}',
    access: 'public',
    request: {
      params: z.strictObject({ format: z.enum(RENDERING_FORMATS) }),
      body: z.strictObject({ document: postedDocument }),
    },
    response: 'file',
    errors: [...DOCUMENT_ERRORS, 'RENDERING_TIMEOUT', 'RENDERING_MEMORY', 'RENDERING_BUSY'],
    throttle: { limit: 30, windowSeconds: 60 },
    readsAside: true,
    bodyBytes: DOCUMENT_BODY_BYTES,
  }),
  /** The marks that sheets get when something new is published; `marks` is null where the operator has sheets printed without any. */
  getSheetMarks: defineRoute({
    method: 'GET',
    path: '/api/sheet-marks',
    access: 'public',
    request: {},
    response: marksAnswerSchema,
    errors: [],
    throttle: SHEET_MARKS,
  }),
  /** The same for the next version of a variant. */
  getNextSheetMarks: defineRoute({
    method: 'GET',
    path: '/api/variants/{id}/sheet-marks',
    access: 'public',
    request: { params: z.strictObject({ id: idInPath }) },
    response: marksAnswerSchema,
    errors: ['CATALOGUE_VARIANT_NOT_FOUND'],
    throttle: SHEET_MARKS,
  }),
  /** How far the files of a variant's version are: its current one unless `version_id` names another. */
  listRenderings: defineRoute({
    method: 'GET',
    path: '/api/variants/{id}/renderings',
    access: 'public',
    request: ofVersion,
    response: renderingsSchema,
    errors: notFound,
    throttle: { limit: 600, windowSeconds: 60 },
  }),
  /**
   * The same live: the state as it is, then again whenever it has changed, until nothing is under way. The id of an event names the
   * state; a client that sends the last one it saw as `Last-Event-ID` is not told the same again.
   */
  watchRenderings: defineRoute({
    method: 'GET',
    path: '/api/variants/{id}/renderings/events',
    access: 'public',
    request: ofVersion,
    response: { events: renderingsSchema },
    errors: notFound,
    throttle: { limit: 120, windowSeconds: 60 },
  }),
  /** Makes files of a version again, for instance after a failure. The old ones are handed out until the new ones are there. */
  renderAgain: defineRoute({
    method: 'POST',
    path: '/api/internal/variants/{id}/renderings',
    access: { right: 'can_edit_admin' },
    request: {
      params: z.strictObject({ id: idInPath }),
      body: z.strictObject({
        /** The variant's current version when absent. */
        version_id: id.optional(),
        formats: z
          .array(z.enum(RENDERING_FORMATS))
          .min(1)
          .default([...RENDERING_FORMATS]),
      }),
    },
    response: renderingsSchema,
    errors: [...SESSION_ERRORS, 'RIGHT_MISSING', ...notFound],
    throttle: { limit: 60, windowSeconds: 60 },
  }),
} as const;
