import { type Document, openDocument } from '@tastwerk/editor-core';
import { useCallback } from 'react';
import { useEditor } from '../state/editor-context.js';
import { useEditorStore } from '../state/use-editor-state.js';

/** Opens a further document once the present one is stored: where the application says, or in its place. */
export function useOpenDocument(): (document: Document) => Promise<void> {
  const store = useEditorStore();
  const { ports, saver } = useEditor();
  return useCallback(
    async (document) => {
      await saver.flush();
      if (ports.onOpenDocument) {
        ports.onOpenDocument(document);
        return;
      }
      await saver.discard(document);
      store.dispatch(openDocument(document));
    },
    [store, ports, saver],
  );
}
