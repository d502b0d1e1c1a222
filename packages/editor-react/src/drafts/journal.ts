import type { Document } from '@tastwerk/editor-core';
import { lastSavedOf } from './draft-record.js';
import type { JournalCopies } from './journal-copies.js';

/** Beginning of the keys under which the journal keeps documents, one for each draft that waits for its save. */
const PREFIX = 'tastwerk.draft.';

/** Largest document that is written before its save, in characters: writing it must not be felt. */
export const JOURNAL_MAX_CHARACTERS = 1_000_000;

/** A document that was changed and perhaps not stored. */
export interface JournalEntry {
  readonly uuid: string;
  /** Time of the change as ISO 8601. */
  readonly at: string;
  readonly record: unknown;
}

/**
 * Keeps changed documents twice: in a storage that has them before it returns, for a tab that dies, and in a database that is on
 * the disk soon after, for a browser that dies. It never fails: it is the second net.
 */
export interface Journal {
  /** Notes a document whose `lastSaved` is the time of its change. */
  note(document: Document): void;
  /** The newest state of each draft. */
  entries(): Promise<readonly JournalEntry[]>;
  /** Forgets what was noted of a draft until `at`; all of it without a time. */
  settle(uuid: string, at?: string | null): Promise<void>;
}

function entryOf(uuid: string, text: string): JournalEntry | undefined {
  try {
    const record: unknown = JSON.parse(text);
    const at = lastSavedOf(record);
    return at === null ? undefined : { uuid, at, record };
  } catch {
    return undefined;
  }
}

/** A journal in `storage`, which is the browser's localStorage and asked for each time, because asking may be refused. */
export function createJournal(storage: () => Storage, copies: JournalCopies): Journal {
  const tried = (work: (place: Storage) => void) => {
    try {
      work(storage());
    } catch {
      // Full, blocked or absent: the save after it says so.
    }
  };

  function entriesOfStorage(): readonly JournalEntry[] {
    const found: JournalEntry[] = [];
    tried((place) => {
      for (let index = place.length - 1; index >= 0; index -= 1) {
        const key = place.key(index);
        if (!key?.startsWith(PREFIX)) continue;
        const entry = entryOf(key.slice(PREFIX.length), place.getItem(key) ?? '');
        if (entry) found.push(entry);
        else place.removeItem(key);
      }
    });
    return found;
  }

  async function settle(uuid: string, at?: string | null): Promise<void> {
    const isSettled = (text: string) => {
      const entry = entryOf(uuid, text);
      return !entry || at === undefined || (at !== null && entry.at <= at);
    };
    tried((place) => {
      if (isSettled(place.getItem(PREFIX + uuid) ?? '')) place.removeItem(PREFIX + uuid);
    });
    await copies.settle(uuid, isSettled);
  }

  return {
    note: (document) => {
      const { uuid } = document;
      const text = JSON.stringify(document);
      if (text.length > JOURNAL_MAX_CHARACTERS) {
        void settle(uuid);
        return;
      }
      tried((place) => place.setItem(PREFIX + uuid, text));
      void copies.note({ uuid, text });
    },

    entries: async () => {
      const copied = (await copies.all()).flatMap(({ uuid, text }) => entryOf(uuid, text) ?? []);
      const newest = new Map<string, JournalEntry>();
      for (const entry of [...copied, ...entriesOfStorage()]) {
        const known = newest.get(entry.uuid);
        if (!known || known.at <= entry.at) newest.set(entry.uuid, entry);
      }
      return [...newest.values()];
    },

    settle,
  };
}
