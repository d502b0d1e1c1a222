import type { Document, Engine } from '@tastwerk/editor-core';
import { type BrailleTranslator, rememberLines } from '@tastwerk/editor-core/braille';
import { useEditor, useEditorStore } from '@tastwerk/editor-react';
import { useMemo, useState } from 'react';

/** What a dialog shows of: the document as it was when the dialog was opened, and the page that was shown. */
export interface OpenedDocument {
  readonly engine: Engine;
  readonly document: Document;
  readonly page: number;
  /** Translates lines, and remembers them. */
  readonly translator: BrailleTranslator;
}

/** The document that is open, with the words of all lists, for a dialog that changes nothing of it. */
export function useOpenedDocument(): OpenedDocument {
  const store = useEditorStore();
  const { ports, outgoing } = useEditor();
  const [opened] = useState(() => {
    const { history, session } = store.getState();
    return { document: outgoing(history.present), page: session.currentPage };
  });
  const translator = useMemo(() => rememberLines(ports.translate), [ports.translate]);
  return { engine: store.engine, translator, ...opened };
}
