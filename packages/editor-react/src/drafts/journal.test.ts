import { describe, expect, it } from '@jest/globals';
import { createBlankDocument, type Document } from '@tastwerk/editor-core';
import { fakeStorage } from '../../test/fake-storage.js';
import { createJournal, JOURNAL_MAX_CHARACTERS } from './journal.js';

const ONE = '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a01';
const PAGE = '2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a03';
const EARLY = '2026-11-21T10:00:00.000Z';
const LATE = '2026-11-21T10:00:05.000Z';

const changed = (lastSaved: string, graphicTitle = ''): Document => ({
  ...createBlankDocument({ uuid: ONE, pageUuid: PAGE, language: 'de' }),
  graphicTitle,
  lastSaved,
});

describe('the journal of drafts', () => {
  it('gives back the newest state of each draft, and nothing else of the storage', () => {
    const storage = fakeStorage();
    storage.setItem('lang', 'de');
    storage.setItem('tastwerk.draft.broken', '{');
    const journal = createJournal(() => storage);
    journal.note(changed(EARLY, 'alt'));
    journal.note(changed(LATE, 'neu'));
    expect(journal.entries()).toMatchObject([{ uuid: ONE, at: LATE, record: { graphicTitle: 'neu' } }]);
    expect(storage.getItem('lang')).toBe('de');
    expect(storage.getItem('tastwerk.draft.broken')).toBeNull();
  });

  it('forgets what a save has stored, and keeps a change that came during it', () => {
    const storage = fakeStorage();
    const kept = createJournal(() => storage);
    kept.note(changed(LATE));
    kept.settle(ONE, EARLY);
    expect(kept.entries()).toHaveLength(1);
    kept.settle(ONE, LATE);
    expect(kept.entries()).toEqual([]);
  });

  it('drops an entry only while nothing newer stands in its place', () => {
    const storage = fakeStorage();
    const journal = createJournal(() => storage);
    journal.note(changed(EARLY));
    const [entry] = journal.entries();
    journal.note(changed(LATE));
    if (entry) journal.drop(entry);
    expect(journal.entries().map(({ at }) => at)).toEqual([LATE]);
  });

  it('leaves a document out that is too large, with the older state of it', () => {
    const storage = fakeStorage();
    const journal = createJournal(() => storage);
    journal.note(changed(EARLY));
    journal.note(changed(LATE, 'x'.repeat(JOURNAL_MAX_CHARACTERS)));
    expect(journal.entries()).toEqual([]);
  });

  it('works without a storage', () => {
    const journal = createJournal(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    journal.note(changed(EARLY));
    journal.settle(ONE);
    expect(journal.entries()).toEqual([]);
  });
});
