import type { Cell } from '@tastwerk/editor-core/braille';
import { brailleRequestOf } from '@tastwerk/editor-core/own-words';
import { useEffect, useState } from 'react';
import { useEditor } from './editor-context.js';
import { useWriting } from './own-word-lists.js';

/** The cells that the document's system writes each line of `text` with; null until they are known or where there are none. */
export function useTranslatedLines(text: string): readonly (readonly Cell[])[] | null {
  const { brailleSession } = useEditor();
  const writing = useWriting();
  const [lines, setLines] = useState<readonly (readonly Cell[])[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const requests = text.split('\n').map((line) => brailleRequestOf(writing, line));
    const show = async () => {
      const results = await brailleSession.translator.translate(requests);
      const written = results.flatMap((result) => (result.ok ? [result.value.cells] : []));
      if (isCurrent) setLines(written.length === requests.length ? written : null);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [brailleSession, writing, text]);
  return lines;
}
