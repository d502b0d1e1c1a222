import { readStored, writeStored } from './browser-storage.js';

/** Drafts of which something is remembered; those that were not seen for long are forgotten. */
const MOST_DRAFTS = 50;

/** What this browser remembers of each draft beside the draft itself. Read values may be anything: the browser keeps them as others left them. */
export interface DraftMemory<Value> {
  readonly read: (uuid: string) => unknown;
  readonly write: (uuid: string, value: Value) => void;
}

/** A memory that is kept under `key`. */
export function createDraftMemory<Value>(key: string): DraftMemory<Value> {
  const entries = (): readonly (readonly [string, unknown])[] => {
    const stored = readStored(key);
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? Object.entries(stored)
      : [];
  };
  return {
    read: (uuid) => entries().find(([known]) => known === uuid)?.[1],
    write: (uuid, value) => {
      const others = entries().filter(([known]) => known !== uuid);
      writeStored(key, Object.fromEntries([...others, [uuid, value] as const].slice(-MOST_DRAFTS)));
    },
  };
}
