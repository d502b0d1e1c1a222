import { type ErrorCode, isErrorCode, RENDERING_FORMATS } from '@tastwerk/contracts';
import type { Document, Issue } from '@tastwerk/editor-core';
import { LICENCE_IDS } from '@tastwerk/editor-core/document';
import { z } from 'zod';

/** What the worker asks the process that renders for: one format of a stored document. */
export const renderRequestSchema = z.object({
  /** As JSON text: it goes from process to process in no time, and the formats of a version are known by it for one document. */
  document: z.string(),
  /** The lines of the document in braille, as text, where this version of the server has checked it and translated it before. */
  braille: z.string().optional(),
  fileName: z.string(),
  format: z.enum(RENDERING_FORMATS),
  /** What the sheets say about where they come from; nothing when absent. */
  sheet: z.object({ author: z.string(), link: z.string().optional(), version: z.string() }).optional(),
  /** The licence that the files name; that of the catalogue when absent. */
  licence: z.enum([...LICENCE_IDS, 'none']).optional(),
  /** For whoever prints swell paper, in the inks of a press: the whole sheet, or what swells alone. */
  production: z.enum(['sheet', 'relief']).optional(),
});

/** A document that was checked before it was handed on: it is not checked again. */
export const checkedDocument = z.custom<Document>((value) => typeof value === 'object' && value !== null);

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** One format of a document that is not published. */
export const draftRequestSchema = z.object({
  /** The body in which the document came, JSON that was not read yet. */
  body: bytesSchema,
  format: z.enum(RENDERING_FORMATS),
});

const renderedFileSchema = z.object({
  name: z.string(),
  mediaType: z.string(),
  bytes: bytesSchema,
  /** The texts of a draft that stand without braille in the file; absent where all are written. */
  unwritten: z.custom<readonly Issue[]>(Array.isArray).optional(),
});

const errorCode = z.custom<ErrorCode>((value) => typeof value === 'string' && isErrorCode(value));

/** What comes back: files, or the code of a document that has none. */
export const renderAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rendered'), files: z.array(renderedFileSchema) }),
  z.object({ kind: z.literal('refused'), code: errorCode }),
]);

export type RenderRequest = z.infer<typeof renderRequestSchema>;
export type DraftRequest = z.infer<typeof draftRequestSchema>;
export type RenderedFile = z.infer<typeof renderedFileSchema>;
export type RenderAnswer = z.infer<typeof renderAnswerSchema>;
