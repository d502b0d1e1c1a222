import { type Document, fail, ok, type Result } from '@tastwerk/editor-core';
import { newUuid } from '../base/new-uuid.js';
import type { DraftFailure, DraftStore } from '../ports.js';
import { isDocumentLike } from './document-like.js';
import { type ReadDocument, readDocument } from './read-document.js';

/** Largest file that is read, in bytes. */
const DRAFT_FILE_MAX_BYTES = 20_000_000;

/** What the file dialog offers: documents as `exportDraft` writes them, and those of the older product. */
export const DRAFT_FILE_ACCEPT: readonly string[] = ['.json', 'application/json'];

/** Reads a `.tastwerk.json` file of this form or of the older "0.9". What the schema refuses comes with its places. */
export async function readDraftFile(file: Blob): Promise<Result<ReadDocument, DraftFailure>> {
  if (file.size > DRAFT_FILE_MAX_BYTES) return fail({ code: 'DRAFT_FILE_TOO_LARGE', issues: [] });
  const noDocument = fail<DraftFailure>({
    code: 'DRAFT_UNREADABLE',
    issues: [{ code: 'DOCUMENT_NOT_JSON', path: [] }],
  });
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    return noDocument;
  }
  return isDocumentLike(value) ? readDocument(value) : noDocument;
}

/** Stores what was read from a file beside the drafts that are there: none of them is ever replaced. */
export async function storeDraftFile(
  { document }: ReadDocument,
  drafts: DraftStore,
  now: string,
): Promise<Result<Document, DraftFailure>> {
  const present = await drafts.get(document.uuid);
  const isTaken = present.ok || present.error.code !== 'DRAFT_NOT_FOUND';
  const draft = { ...document, uuid: isTaken ? newUuid() : document.uuid, lastSaved: now };
  const stored = await drafts.put(draft);
  return stored.ok ? ok(draft) : stored;
}
