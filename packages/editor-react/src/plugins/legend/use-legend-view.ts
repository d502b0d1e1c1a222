import { runCommand } from '@tastwerk/editor-core';
import { useEditor, useBrailleState } from '../../state/editor-context.js';
import { currentPageOf, documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import type { LegendView } from './legend-view.js';

/** The legend of the page that the editor shows; none while it shows no page. */
export function useLegendView(): LegendView | null {
  const store = useEditorStore();
  const { showObject } = useEditor();
  const braille = useBrailleState();
  const document = useEditorState(documentOf);
  const page = useEditorState(currentPageOf);
  if (!page) return null;
  return {
    document,
    page,
    pageIndex: document.pages.indexOf(page),
    book: braille.book,
    store,
    run: (command) => void store.dispatch(runCommand(command)),
    onShow: showObject,
  };
}
