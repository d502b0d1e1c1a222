import { type Adjustment, type Document, fail, ok, type Result } from '@tastwerk/editor-core';
import type { DraftFailure } from '../ports.js';
import { loadEngine } from '../base/load-engine.js';
import { loadPart } from './load-part.js';

/** A document that was read, and what had to be changed in it. */
export interface ReadDocument {
  readonly document: Document;
  readonly adjusted: readonly Adjustment[];
}

/** Reads a document of this form or of the older "0.9"; the engine is loaded with the first. */
export async function readDocument(value: unknown): Promise<Result<ReadDocument, DraftFailure>> {
  const engine = await loadPart(loadEngine);
  if (!engine.ok) return engine;
  const parsed = engine.value.parse(value);
  return parsed.ok ? ok(parsed.value) : fail({ code: 'DRAFT_UNREADABLE', issues: parsed.error });
}
