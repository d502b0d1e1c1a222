import { type Adjustment, type Document, fail, ok, type Result } from '@tastwerk/editor-core';
import { type IDBPDatabase } from 'idb';
import type { DraftFailure, DraftStore } from '../ports.js';
import { claimDraft, claimedDrafts, tellDeleted } from './draft-claims.js';
import { byLastSaved, lastSavedOf, summaryOf } from './draft-record.js';
import { createJournalCopies } from './journal-copies.js';
import { createJournal } from './journal.js';
import { databaseOpener } from './open-database.js';
import { readDocument } from './read-document.js';
import { thumbnails } from './thumbnail-store.js';

/** Name, version, store and key of the local drafts (product spec section 3). */
const DATABASE = 'db';
const VERSION = 1;
const STORE = 'files';

const failure = (code: DraftFailure['code']) => fail<DraftFailure>({ code, issues: [] });

/** What the browser refused: a full disk needs other help than a store that cannot be opened at all. */
function failureOf(error: unknown) {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return failure(isFull ? 'DRAFTS_FULL' : 'DRAFTS_UNAVAILABLE');
}

/**
 * Drafts in the browser's IndexedDB, one record per document under its uuid. The database is opened at the first call and again
 * after a failure; every refusal of the browser comes back as a value. What a tab noted before it died is stored before anything
 * is read. A draft that another tab has stored meanwhile is never overwritten unasked.
 */
export function createIndexedDbDrafts(): DraftStore {
  const { open, forget } = databaseOpener(DATABASE, VERSION, STORE);
  const journal = createJournal(() => localStorage, createJournalCopies());
  /** When each draft was saved as this tab knows it: a record with another time was written elsewhere. */
  const known = new Map<string, string | null>();
  /** What reading drafts of an older form has changed in them. */
  const adjusted = new Map<string, readonly Adjustment[]>();

  async function withDatabase<T>(
    work: (database: IDBPDatabase) => Promise<Result<T, DraftFailure>>,
  ): Promise<Result<T, DraftFailure>> {
    try {
      return await work(await open());
    } catch (error) {
      forget();
      return failureOf(error);
    }
  }

  /** Stores what tabs that died have left behind; what a living tab works on is left to it. */
  async function recover(database: IDBPDatabase): Promise<void> {
    const entries = await journal.entries();
    if (entries.length === 0) return;
    const claimed = await claimedDrafts();
    for (const entry of entries) {
      if (claimed.has(entry.uuid)) continue;
      const stored: unknown = await database.get(STORE, entry.uuid);
      if ((lastSavedOf(stored) ?? '') < entry.at) await database.put(STORE, entry.record);
      await journal.settle(entry.uuid, entry.at);
    }
  }

  /** Why a record must not be replaced by what this tab has; undefined when it may. */
  function conflictWith(stored: unknown, uuid: string) {
    if (!known.has(uuid)) return undefined;
    if (stored === undefined) return failure('DRAFT_NOT_FOUND');
    return lastSavedOf(stored) === known.get(uuid) ? undefined : failure('DRAFT_CHANGED_ELSEWHERE');
  }

  async function put(database: IDBPDatabase, document: Document, isForced: boolean) {
    const transaction = database.transaction(STORE, 'readwrite');
    const stored: unknown = await transaction.store.get(document.uuid);
    const conflict = isForced ? undefined : conflictWith(stored, document.uuid);
    if (!conflict) await transaction.store.put(document);
    await transaction.done;
    if (conflict) return conflict;
    known.set(document.uuid, document.lastSaved);
    void journal.settle(document.uuid, document.lastSaved);
    return ok(null);
  }

  return {
    list: () =>
      withDatabase(async (database) => {
        await recover(database);
        const records: unknown[] = await database.getAll(STORE);
        const summaries = records.flatMap((record) => summaryOf(record) ?? []).sort(byLastSaved);
        const pictures = await thumbnails.of(new Set(summaries.map(({ uuid }) => uuid)));
        return ok(
          summaries.map((summary) => ({ ...summary, thumbnail: pictures.get(summary.uuid) ?? null })),
        );
      }),

    get: (uuid) =>
      withDatabase(async (database) => {
        await recover(database);
        const record: unknown = await database.get(STORE, uuid);
        if (record === undefined) {
          known.delete(uuid);
          return failure('DRAFT_NOT_FOUND');
        }
        const read = await readDocument(record);
        if (!read.ok) return read;
        known.set(uuid, lastSavedOf(record));
        adjusted.set(uuid, read.value.adjusted);
        return ok(read.value.document);
      }),

    adjustedOf: (uuid) => adjusted.get(uuid) ?? [],

    put: (document, { overwrite = false } = {}) =>
      withDatabase((database) => put(database, document, overwrite)),

    delete: (uuid) =>
      withDatabase(async (database) => {
        await database.delete(STORE, uuid);
        known.delete(uuid);
        await journal.settle(uuid);
        await thumbnails.delete(uuid);
        tellDeleted(uuid);
        return ok(null);
      }),

    keepAtHand: (document) => journal.note(document),

    putThumbnail: (uuid, picture) => thumbnails.put(uuid, picture),

    claim: claimDraft,
  };
}
