import { fail, ok, parseDocument, type Result } from '@tastwerk/editor-core';
import { type IDBPDatabase, openDB } from 'idb';
import type { DraftFailure, DraftStore, DraftSummary } from '../ports.js';

/** Name, version, store and key of the local drafts (product spec section 3). */
const DATABASE = 'db';
const VERSION = 1;
const STORE = 'files';

const failure = (code: DraftFailure['code'], issues: DraftFailure['issues'] = []) =>
  fail<DraftFailure>({ code, issues });

/** What the browser refused: a full disk needs other help than a store that cannot be opened at all. */
function failureOf(error: unknown) {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return failure(isFull ? 'DRAFTS_FULL' : 'DRAFTS_UNAVAILABLE');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads what a list shows from a stored record that may be of any form; undefined when it has no id to open it by. */
function summaryOf(record: unknown): DraftSummary | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(record));
  const uuid = textOf(fields.get('uuid'));
  if (uuid === '') return undefined;
  const lastSaved = textOf(fields.get('lastSaved'));
  return {
    uuid,
    graphicTitle: textOf(fields.get('graphicTitle')),
    variantTitle: textOf(fields.get('variantTitle')),
    lastSaved: Number.isNaN(Date.parse(lastSaved)) ? null : lastSaved,
    hasPublishedVariant: typeof fields.get('variant_id') === 'number',
  };
}

/** The order of a list: the last edited first, drafts without a time last. */
function byLastSaved(a: DraftSummary, b: DraftSummary): number {
  return (b.lastSaved ?? '').localeCompare(a.lastSaved ?? '');
}

/**
 * Drafts in the browser's IndexedDB, one record per document under its uuid. The database is opened at the first
 * call and again after a failure; every refusal of the browser comes back as a value.
 */
export function createIndexedDbDrafts(): DraftStore {
  let opening: Promise<IDBPDatabase> | undefined;

  const forget = () => {
    opening = undefined;
  };
  const open = (): Promise<IDBPDatabase> => {
    opening ??= openDB(DATABASE, VERSION, {
      upgrade(database) {
        if (!database.objectStoreNames.contains(STORE))
          database.createObjectStore(STORE, { keyPath: 'uuid' });
      },
      blocking: (_current, _blocked, event) => {
        // Another tab wants a newer version of the database: this one lets go and opens it again when needed.
        if (event.target instanceof IDBDatabase) event.target.close();
        forget();
      },
      terminated: forget,
    });
    return opening;
  };

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

  return {
    list: () =>
      withDatabase(async (database) => {
        const records: unknown[] = await database.getAll(STORE);
        return ok(records.flatMap((record) => summaryOf(record) ?? []).sort(byLastSaved));
      }),

    get: (uuid) =>
      withDatabase(async (database) => {
        const record: unknown = await database.get(STORE, uuid);
        if (record === undefined) return failure('DRAFT_NOT_FOUND');
        const parsed = parseDocument(record);
        return parsed.ok ? ok(parsed.value.document) : failure('DRAFT_UNREADABLE', parsed.error);
      }),

    put: (document) =>
      withDatabase(async (database) => {
        await database.put(STORE, document);
        return ok(null);
      }),

    delete: (uuid) =>
      withDatabase(async (database) => {
        await database.delete(STORE, uuid);
        return ok(null);
      }),
  };
}
