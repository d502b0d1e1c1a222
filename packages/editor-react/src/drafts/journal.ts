import type { Document } from '@tastwerk/editor-core';
import { lastSavedOf } from './draft-record.js';

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
  /** What stands in the storage, to tell whether it is still the same. */
  readonly text: string;
}

/** Keeps changed documents in a storage that writes before it returns. It never fails: it is the second net. */
export interface Journal {
  /** Notes a document whose `lastSaved` is the time of its change. */
  note(document: Document): void;
  entries(): readonly JournalEntry[];
  /** Forgets an entry, unless something newer has come in its place. */
  drop(entry: JournalEntry): void;
  /** Forgets what was noted of a draft until `at`; all of it without a time. */
  settle(uuid: string, at?: string | null): void;
}

function entryOf(key: string, text: string): JournalEntry | undefined {
  try {
    const record: unknown = JSON.parse(text);
    const at = lastSavedOf(record);
    return at === null ? undefined : { uuid: key.slice(PREFIX.length), at, record, text };
  } catch {
    return undefined;
  }
}

/** A journal in `storage`, which is the browser's localStorage; `storage` is asked anew each time, because asking may be refused. */
export function createJournal(storage: () => Storage): Journal {
  const tried = (work: (place: Storage) => void) => {
    try {
      work(storage());
    } catch {
      // Full, blocked or absent: the save after it says so.
    }
  };

  return {
    note: (document) =>
      tried((place) => {
        const text = JSON.stringify(document);
        if (text.length <= JOURNAL_MAX_CHARACTERS) place.setItem(PREFIX + document.uuid, text);
        else place.removeItem(PREFIX + document.uuid);
      }),

    entries: () => {
      const found: JournalEntry[] = [];
      tried((place) => {
        for (let index = place.length - 1; index >= 0; index -= 1) {
          const key = place.key(index);
          if (!key?.startsWith(PREFIX)) continue;
          const entry = entryOf(key, place.getItem(key) ?? '');
          if (entry) found.push(entry);
          else place.removeItem(key);
        }
      });
      return found;
    },

    drop: ({ uuid, text }) =>
      tried((place) => {
        if (place.getItem(PREFIX + uuid) === text) place.removeItem(PREFIX + uuid);
      }),

    settle: (uuid, at) =>
      tried((place) => {
        const entry = entryOf(PREFIX + uuid, place.getItem(PREFIX + uuid) ?? '');
        if (!entry || at === undefined || (at !== null && entry.at <= at)) place.removeItem(PREFIX + uuid);
      }),
  };
}
