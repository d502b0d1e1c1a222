import { type Document, ok, type Result } from '@tastwerk/editor-core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftStore, DraftSummary, DraftFailure } from '../ports.js';
import { renameDraft, type RenameFailure } from './rename-draft.js';
import type { DraftList } from './use-drafts.js';
import { type CopyTitle, duplicateOfDraft } from '../drafts/copy-of-draft.js';

interface DuplicateOptions {
  readonly titled: CopyTitle;
  /** The picture of the original, which shows the same. */
  readonly picture: string | null;
  readonly now: string;
}

/** Stores a draft of its own with the content of a stored one. */
async function duplicateDraft(
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

/** A draft that was just stored from the list; the list shows it once it knows that time. */
export type ChangedDraft = Pick<Document, 'uuid' | 'lastSaved'>;

/** What can be done with a draft in the list, beside opening and deleting it. */
interface DraftChanges {
  /** Stores a duplicate; a failure is reported with the list. */
  readonly duplicate: (draft: DraftSummary, picture: string | null) => Promise<void>;
  /** Answers why the draft kept its title, if it did. */
  readonly rename: (draft: DraftSummary, title: string) => Promise<RenameFailure | undefined>;
  /** The draft that was changed last. */
  readonly changed: ChangedDraft | undefined;
  /** What was done last, in a sentence; empty at first. */
  readonly message: string;
}

/** Duplicates and renames drafts of `list`, which is read again after it. */
export function useDraftChanges(
  store: DraftStore,
  { drafts, report, reload }: DraftList,
  titleOf: (draft: Pick<DraftSummary, 'graphicTitle'>) => string,
): DraftChanges {
  const { t } = useTranslation('splash');
  const { t: words } = useTranslation('drafts');
  const [changed, setChanged] = useState<ChangedDraft>();
  const [message, setMessage] = useState('');
  const isDuplicating = useRef(false);

  const show = (document: Document, sentence: string) => {
    setChanged(document);
    setMessage(sentence);
    reload();
  };

  /** The first title for a copy that no draft of the list has. */
  const titled = (title: string) => {
    const taken = new Set(drafts?.map(({ graphicTitle }) => graphicTitle));
    let free = words('copyTitle', { title });
    for (let number = 2; taken.has(free); number += 1) free = t('copyNumbered', { title, number });
    return free;
  };

  const duplicate = async ({ uuid }: DraftSummary, picture: string | null) => {
    // A second press before the first duplicate is in the list would store another one.
    if (isDuplicating.current) return;
    isDuplicating.current = true;
    const made = await duplicateDraft(store, uuid, { titled, picture, now: new Date().toISOString() });
    isDuplicating.current = false;
    if (made.ok) show(made.value, t('duplicated', { title: titleOf(made.value) }));
    else report(made.error);
  };

  const rename = async ({ uuid, lastSaved }: DraftSummary, title: string) => {
    const renamed = await renameDraft(store, uuid, title, new Date().toISOString());
    if (!renamed.ok) return renamed.error;
    if (renamed.value.lastSaved !== lastSaved) {
      show(renamed.value, t('renamed', { title: titleOf(renamed.value) }));
    }
    return undefined;
  };

  return { duplicate, rename, changed, message };
}
