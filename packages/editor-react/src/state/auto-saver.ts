import type { Document } from '@tastwerk/editor-core';
import type { DraftFailure, DraftStore } from '../ports.js';

/** Longest time in ms that a change waits for the local save (decisions). */
export const AUTO_SAVE_MS = 3000;

/** Shortest time in ms between two documents that are kept at hand: typing and dragging make many. */
export const AT_HAND_MS = 250;

/** Where the local copy of the document stands. */
export type SaveState =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'failed'; readonly failure: DraftFailure };

/** Keeps a document in the draft store while it changes. */
export interface AutoSaver {
  /** Notes a changed document; it is stored at most {@link AUTO_SAVE_MS} later, and kept at hand before that. */
  change(document: Document): void;
  /** Stores what waits at once. */
  flush(): Promise<void>;
  /** Stores `document` whatever stands in its place, because the user wants it kept. */
  insist(document: Document): Promise<void>;
  /** Tells that the draft is gone from the store, so that the user can decide. */
  lose(document: Document, failure: DraftFailure): void;
  /** Forgets what waits, and answers when a save that runs has ended: `document` needs no draft any more, or is stored as it is. */
  discard(document: Document): Promise<void>;
  hasUnsavedChanges(): boolean;
}

interface AutoSaverOptions {
  readonly drafts: Pick<DraftStore, 'put' | 'keepAtHand'>;
  readonly onState: (state: SaveState) => void;
  /** The time as ISO 8601. */
  readonly now: () => string;
}

/** A draft that somebody else has changed or deleted waits for the user's word: trying again by itself would bring back or overwrite. */
const needsDecision = ({ code }: DraftFailure): boolean =>
  code === 'DRAFT_NOT_FOUND' || code === 'DRAFT_CHANGED_ELSEWHERE';

/**
 * Saves at most once in {@link AUTO_SAVE_MS}. One save runs at a time, and a document that changes meanwhile is saved
 * after it, so that an older state never overwrites a newer one. A failed save keeps its document and is tried again
 * with the next change or flush, unless somebody else has changed or deleted the draft.
 */
export function createAutoSaver({ drafts, onState, now }: AutoSaverOptions): AutoSaver {
  let waiting: Document | undefined;
  let settled: Document | undefined;
  let running: Promise<void> | undefined;
  let undecided: DraftFailure | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let atHandTimer: ReturnType<typeof setTimeout> | undefined;
  let isAtHand = true;

  function stopTimers(): void {
    clearTimeout(timer);
    clearTimeout(atHandTimer);
    timer = undefined;
    atHandTimer = undefined;
  }

  function keepAtHand(): void {
    if (isAtHand || !waiting || undecided) return;
    isAtHand = true;
    drafts.keepAtHand?.({ ...waiting, lastSaved: now() });
  }

  /** The first change is kept at once, those that follow quickly together a little later. */
  function keepSoon(): void {
    isAtHand = false;
    if (atHandTimer !== undefined) return;
    keepAtHand();
    atHandTimer = setTimeout(() => {
      atHandTimer = undefined;
      keepAtHand();
    }, AT_HAND_MS);
  }

  async function save(overwrite: boolean): Promise<void> {
    stopTimers();
    while (waiting && (!undecided || overwrite)) {
      const document = waiting;
      waiting = undefined;
      onState({ kind: 'saving' });
      const at = now();
      const saved = await drafts.put({ ...document, lastSaved: at }, { overwrite });
      if (saved.ok) {
        undecided = undefined;
        onState(waiting ? { kind: 'waiting' } : { kind: 'saved', at });
      } else {
        waiting ??= document;
        if (needsDecision(saved.error)) undecided = saved.error;
        onState({ kind: 'failed', failure: saved.error });
        return;
      }
    }
  }

  function flush(overwrite = false): Promise<void> {
    keepAtHand();
    running ??= save(overwrite).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    change(document) {
      if (document === settled) return;
      settled = undefined;
      waiting = document;
      if (undecided) return;
      keepSoon();
      if (!running) onState({ kind: 'waiting' });
      timer ??= setTimeout(() => void flush(), AUTO_SAVE_MS);
    },
    flush: () => flush(),
    async insist(document) {
      await running;
      waiting ??= document;
      await flush(true);
    },
    lose(document, failure) {
      stopTimers();
      waiting ??= document;
      undecided = failure;
      onState({ kind: 'failed', failure });
    },
    async discard(document) {
      settled = document;
      stopTimers();
      waiting = undefined;
      undecided = undefined;
      await running;
      onState({ kind: 'unchanged' });
    },
    hasUnsavedChanges: () => waiting !== undefined || running !== undefined,
  };
}
