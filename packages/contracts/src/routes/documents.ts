import { LIMITS } from '@tastwerk/editor-core';
import { z } from 'zod';

/** Any JSON object: the core reads it with its own parser, which also knows older forms, and names every fault by its path. */
export const postedDocument = z.record(z.string(), z.unknown());

/** Largest body that carries a document, in bytes: a document of the largest size and what goes with it. */
export const DOCUMENT_BODY_BYTES = LIMITS.jsonBytes + 64 * 1024;

/** Why a document that was posted is refused. */
export const DOCUMENT_ERRORS = [
  'DOCUMENT_NOT_JSON',
  'DOCUMENT_VERSION_UNKNOWN',
  'DOCUMENT_VERSION_TOO_NEW',
  'DOCUMENT_INVALID_VALUE',
  'DOCUMENT_UNKNOWN_PROPERTY',
  'DOCUMENT_TOO_LARGE',
  'DOCUMENT_TOO_ELABORATE',
  'DOCUMENT_READING_BUSY',
  'DOCUMENT_DUPLICATE_ID',
  'DOCUMENT_SECOND_LEGEND',
  'DOCUMENT_WITHOUT_PAGES',
  'DOCUMENT_WITHOUT_TITLE',
  'DOCUMENT_WITHOUT_CONTENT',
  'DOCUMENT_PLUGIN_MISSING',
  'DOCUMENT_PLUGIN_TOO_NEW',
  'BRAILLE_UNTRANSLATABLE',
  'BRAILLE_UNAVAILABLE',
] as const;
