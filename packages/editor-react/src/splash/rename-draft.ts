import { type Document, fail, ok, type Result } from '@tastwerk/editor-core';
import { loadPart } from '../drafts/load-part.js';
import { readDocument } from '../drafts/read-document.js';
import { loadEngine } from '../base/load-engine.js';
import { withClaim } from '../drafts/with-claim.js';
import type { DraftFailure, DraftStore } from '../ports.js';

/** Why a draft kept its title. */
export type RenameFailure =
  DraftFailure | { readonly code: 'TITLE_MISSING' | 'OPEN_ELSEWHERE' | 'NEEDS_ADJUSTING' };

/** Gives a stored draft another graphic title; answers with the stored document, the same one where the title is. */
async function rename(
  store: DraftStore,
  uuid: string,
  title: string,
  now: string,
): Promise<Result<Document, RenameFailure>> {
  const present = await store.get(uuid);
  if (!present.ok) return present;
  if (present.value.graphicTitle === title) return present;
  // Stored again, a draft of an older form would no longer tell what had to be changed in it.
  if ((store.adjustedOf?.(uuid) ?? []).length > 0) return fail({ code: 'NEEDS_ADJUSTING' });
  // The schema takes out what copied text brings along, which may be all of it.
  const renamed = await readDocument({ ...present.value, graphicTitle: title, lastSaved: now });
  if (!renamed.ok) return renamed;
  const { document } = renamed.value;
  if (document.graphicTitle.trim() === '') return fail({ code: 'TITLE_MISSING' });
  const stored = await store.put(document);
  if (!stored.ok) {
    return fail(stored.error.code === 'DRAFT_CHANGED_ELSEWHERE' ? { code: 'OPEN_ELSEWHERE' } : stored.error);
  }
  const history = await loadPart(() => Promise.all([import('../drafts/renamed-history.js'), loadEngine()]));
  if (history.ok) {
    const [{ renameInHistory }, engine] = history.value;
    renameInHistory(engine, present.value, document.graphicTitle);
  }
  return ok(document);
}

/** Gives a stored draft another graphic title, unless another tab works on it. */
export async function renameDraft(
  store: DraftStore,
  uuid: string,
  text: string,
  now: string,
): Promise<Result<Document, RenameFailure>> {
  const title = text.trim();
  if (title === '') return fail({ code: 'TITLE_MISSING' });
  const renamed = await withClaim(store, uuid, () => rename(store, uuid, title, now));
  return renamed ?? fail({ code: 'OPEN_ELSEWHERE' });
}
