import { databaseOpener } from './open-database.js';

/** A database of its own: the store of the drafts holds documents and nothing else (product spec section 3). */
const STORE = 'journal';

/** The text of a changed document as the journal keeps it. */
export interface JournalCopy {
  readonly uuid: string;
  readonly text: string;
}

/**
 * What the journal keeps, a second time: the browser writes its localStorage to the disk seconds later, so that a browser that
 * dies takes it along, and what is in a database not. Nothing here ever fails: the save after it says what is wrong.
 */
export interface JournalCopies {
  note(copy: JournalCopy): Promise<void>;
  all(): Promise<readonly JournalCopy[]>;
  /** Takes a copy away when `isSettled` says so of its text. */
  settle(uuid: string, isSettled: (text: string) => boolean): Promise<void>;
}

const isCopy = (record: unknown): record is JournalCopy =>
  typeof record === 'object' &&
  record !== null &&
  'uuid' in record &&
  typeof record.uuid === 'string' &&
  'text' in record &&
  typeof record.text === 'string';

/** Copies in the browser's IndexedDB. */
export function createJournalCopies(): JournalCopies {
  const { open, forget } = databaseOpener('tastwerk-journal', 1, STORE);

  return {
    async note(copy) {
      try {
        await (await open()).put(STORE, copy);
      } catch {
        forget();
      }
    },

    async all() {
      try {
        const records: unknown[] = await (await open()).getAll(STORE);
        return records.filter(isCopy);
      } catch {
        forget();
        return [];
      }
    },

    async settle(uuid, isSettled) {
      try {
        const { store, done } = (await open()).transaction(STORE, 'readwrite');
        const record: unknown = await store.get(uuid);
        if (isCopy(record) && isSettled(record.text)) await store.delete(uuid);
        await done;
      } catch {
        forget();
      }
    },
  };
}
