import { type Document, ok, type Result } from '@tastwerk/editor-core';
import { type CopyTitle, duplicateOfDraft } from '../drafts/copy-of-draft.js';
import type { DraftFailure, DraftStore } from '../ports.js';

interface DuplicateOptions {
  readonly titled: CopyTitle;
  /** The picture of the original, which shows the same. */
  readonly picture: string | null;
  readonly now: string;
}

/** Stores a draft of its own with the content of a stored one. */
export async function duplicateDraft(
  store: DraftStore,
  uuid: string,
  { titled, picture, now }: DuplicateOptions,
): Promise<Result<Document, DraftFailure>> {
  const original = await store.get(uuid);
  if (!original.ok) return original;
  const duplicate = { ...duplicateOfDraft(original.value, titled), lastSaved: now };
  const stored = await store.put(duplicate);
  if (!stored.ok) return stored;
  if (picture !== null) await store.putThumbnail?.(duplicate.uuid, picture);
  return ok(duplicate);
}
