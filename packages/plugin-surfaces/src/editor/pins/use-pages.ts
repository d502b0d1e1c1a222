import type { Document, Engine } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { DrawnDocument } from '@tastwerk/editor-core/files';
import { useEffect, useState } from 'react';
import { drawnDocument } from '../drawn-document.js';

/** Whether the pages of a document are drawn. */
export type PagesState =
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; readonly drawn: DrawnDocument }
  | { readonly kind: 'failed' };

const RUNNING: PagesState = { kind: 'running' };

/** The pages of `document`, translated and drawn; again with each `attempt`. */
export function usePages(
  engine: Engine,
  document: Document,
  translator: BrailleTranslator,
  attempt: number,
): PagesState {
  const [told, setTold] = useState<{ readonly attempt: number; readonly state: PagesState }>();
  useEffect(() => {
    const abort = new AbortController();
    const tell = (state: PagesState) => {
      if (!abort.signal.aborted) setTold({ attempt, state });
    };
    drawnDocument(engine, document, translator, abort.signal).then(
      ({ drawn }) => tell({ kind: 'done', drawn }),
      () => tell({ kind: 'failed' }),
    );
    return () => abort.abort();
  }, [engine, document, translator, attempt]);
  return told?.attempt === attempt ? told.state : RUNNING;
}
