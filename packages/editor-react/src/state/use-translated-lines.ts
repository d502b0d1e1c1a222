import type { Cell } from '@tastwerk/editor-core/braille';
import { useEffect, useState } from 'react';
import { useEditor } from './editor-context.js';
import { documentOf } from './selectors.js';
import { useEditorState } from './use-editor-state.js';

/** The cells that the document's system writes each line of `text` with; null until they are known or where there are none. */
export function useTranslatedLines(text: string): readonly (readonly Cell[])[] | null {
  const { brailleSession } = useEditor();
  const system = useEditorState((state) => documentOf(state).system);
  const [lines, setLines] = useState<readonly (readonly Cell[])[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const requests = text.split('\n').map((line) => ({ text: line, system }));
    const show = async () => {
      const results = await brailleSession.translator.translate(requests);
      const written = results.flatMap((result) => (result.ok ? [result.value.cells] : []));
      if (isCurrent) setLines(written.length === requests.length ? written : null);
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [brailleSession, system, text]);
  return lines;
}
