import type { Document } from '@tastwerk/editor-core';
import { useState } from 'react';
import { readDraftFile, storeDraftFile } from '../drafts/import-draft.js';
import type { ReadDocument } from '../drafts/read-document.js';
import type { DraftFailure, DraftStore } from '../ports.js';

/** Opens files as drafts of their own. */
export interface DraftFileOpening {
  readonly open: (file: Blob) => Promise<void>;
  readonly isReading: boolean;
  /** Why the last file was not opened. */
  readonly failure: DraftFailure | undefined;
  /** A file that was opened and had to be adjusted, which its reader should know before going on. */
  readonly adjusted: { readonly document: Document; readonly file: ReadDocument } | undefined;
  readonly dismiss: () => void;
}

/** Reads a file, stores it beside the drafts that are there, and opens it; one that had to be adjusted waits for its reader. */
export function useDraftFile(drafts: DraftStore, onOpen: (document: Document) => void): DraftFileOpening {
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<DraftFailure>();
  const [adjusted, setAdjusted] = useState<DraftFileOpening['adjusted']>();

  const open = async (file: Blob) => {
    setReading(true);
    setFailure(undefined);
    const read = await readDraftFile(file);
    const stored = read.ok ? await storeDraftFile(read.value, drafts, new Date().toISOString()) : read;
    setReading(false);
    if (!stored.ok) setFailure(stored.error);
    else if (read.ok && read.value.adjusted.length > 0) {
      setAdjusted({ document: stored.value, file: read.value });
    } else onOpen(stored.value);
  };
  const dismiss = () => {
    setFailure(undefined);
    setAdjusted(undefined);
  };
  return { open, isReading, failure, adjusted, dismiss };
}
