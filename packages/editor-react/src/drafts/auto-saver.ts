import type { Document } from '@tastwerk/editor-core';
import type { DraftFailure, DraftStore } from '../ports.js';

/** Longest time in ms that a change waits for the local save (decisions). */
export const AUTO_SAVE_MS = 3000;

/** Where the local copy of the document stands. */
export type SaveState =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly failure: DraftFailure };

/** Keeps a document in the draft store while it changes. */
export interface AutoSaver {
  /** Notes a changed document; it is stored at most {@link AUTO_SAVE_MS} later. */
  change(document: Document): void;
  /** Stores what waits at once. */
  flush(): Promise<void>;
  /** Forgets what waits, and answers when a save that runs has ended: `document` needs no draft any more. */
  discard(document: Document): Promise<void>;
  hasUnsavedChanges(): boolean;
}

interface AutoSaverOptions {
  readonly drafts: DraftStore;
  readonly onState: (state: SaveState) => void;
  /** The time as ISO 8601. */
  readonly now: () => string;
}

/**
 * Saves at most once in {@link AUTO_SAVE_MS}. One save runs at a time, and a document that changes meanwhile is saved
 * after it, so that an older state never overwrites a newer one. A failed save keeps its document and is tried again
 * with the next change or flush.
 */
export function createAutoSaver({ drafts, onState, now }: AutoSaverOptions): AutoSaver {
  let waiting: Document | undefined;
  let settled: Document | undefined;
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  async function save(): Promise<void> {
    stopTimer();
    while (waiting) {
      const document = waiting;
      waiting = undefined;
      onState({ kind: 'saving' });
      const at = now();
      const saved = await drafts.put({ ...document, lastSaved: at });
      if (saved.ok) {
        onState(waiting ? { kind: 'waiting' } : { kind: 'saved', at });
      } else {
        waiting ??= document;
        onState({ kind: 'failed', failure: saved.error });
        return;
      }
    }
  }

  function flush(): Promise<void> {
    running ??= save().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    change(document) {
      if (document === settled) return;
      waiting = document;
      if (!running) onState({ kind: 'waiting' });
      timer ??= setTimeout(() => void flush(), AUTO_SAVE_MS);
    },
    flush,
    async discard(document) {
      settled = document;
      stopTimer();
      waiting = undefined;
      await running;
      onState({ kind: 'unchanged' });
    },
    hasUnsavedChanges: () => waiting !== undefined || running !== undefined,
  };
}
