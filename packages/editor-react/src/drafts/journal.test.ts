import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Document } from '@tastwerk/editor-core';
import { fakeStorage } from '../../test/fake-storage.js';
import { createJournalCopies } from './journal-copies.js';
import { createJournal, JOURNAL_MAX_CHARACTERS } from './journal.js';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

const ONE = '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a01';
const PAGE = '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a03';
const EARLY = '2026-11-21T10:00:00.000Z';
const LATE = '2026-11-21T10:00:05.000Z';

const changed = (lastSaved: string, graphicTitle = ''): Document => ({
  ...createBlankDocument({ uuid: ONE, pageUuid: PAGE, language: 'de' }),
  graphicTitle,
  lastSaved,
});

const journalIn = (storage: Storage) => createJournal(() => storage, createJournalCopies());

describe('the journal of drafts', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('gives back the newest state of each draft, and nothing else of the storage', async () => {
    const storage = fakeStorage();
    storage.setItem('lang', 'de');
    storage.setItem('tastwerk.draft.broken', '{');
    const journal = journalIn(storage);
    journal.note(changed(EARLY, 'alt'));
    journal.note(changed(LATE, 'neu'));
    expect(await journal.entries()).toMatchObject([{ uuid: ONE, at: LATE, record: { graphicTitle: 'neu' } }]);
    expect(storage.getItem('lang')).toBe('de');
    expect(storage.getItem('tastwerk.draft.broken')).toBeNull();
  });

  it('gives back what a browser that died had not yet written to its storage', async () => {
    const onDisk = fakeStorage();
    const before = journalIn(onDisk);
    before.note(changed(EARLY, 'alt'));
    const lost = journalIn(fakeStorage());
    lost.note(changed(LATE, 'neu'));
    const after = journalIn(onDisk);
    expect(await after.entries()).toMatchObject([{ at: LATE, record: { graphicTitle: 'neu' } }]);
    await after.settle(ONE, LATE);
    expect(await after.entries()).toEqual([]);
    expect(onDisk.length).toBe(0);
  });

  it('gives back what a tab that died could only write to the storage', async () => {
    const storage = fakeStorage();
    journalIn(storage).note(changed(EARLY, 'alt'));
    const copies = { ...createJournalCopies(), note: () => Promise.resolve() };
    createJournal(() => storage, copies).note(changed(LATE, 'neu'));
    expect(await journalIn(storage).entries()).toMatchObject([{ at: LATE, record: { graphicTitle: 'neu' } }]);
  });

  it('forgets what a save has stored, and keeps a change that came during it', async () => {
    const journal = journalIn(fakeStorage());
    journal.note(changed(LATE));
    await journal.settle(ONE, EARLY);
    expect(await journal.entries()).toHaveLength(1);
    await journal.settle(ONE, LATE);
    expect(await journal.entries()).toEqual([]);
  });

  it('leaves a document out that is too large, with the older state of it', async () => {
    const journal = journalIn(fakeStorage());
    journal.note(changed(EARLY));
    journal.note(changed(LATE, 'x'.repeat(JOURNAL_MAX_CHARACTERS)));
    expect(await journal.entries()).toEqual([]);
  });

  it('works without a storage, and without databases', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const copied = createJournal(refuse, createJournalCopies());
    copied.note(changed(EARLY));
    expect(await copied.entries()).toHaveLength(1);
    globalThis.indexedDB.open = refuse;
    const journal = createJournal(refuse, createJournalCopies());
    journal.note(changed(EARLY));
    await journal.settle(ONE);
    expect(await journal.entries()).toEqual([]);
  });
});
