import { clipboardObjects } from '@tastwerk/editor-core';
import { useEffect } from 'react';
import { useEditorStore } from '../../state/use-editor-state.js';
import { copySelection, cutSelection, pasteText } from './clipboard-actions.js';
import { isHeardIn } from '../../state/key-scope.js';
import { isSvgMarkup, pasteAsLabel } from '../labels/index.js';
import { offerSvg } from '../../state/incoming-file.js';
import { useWorkspaceRoot } from '../../state/drawing-area.js';
import { DRAWING_VIEW } from '../../state/workspace-state.js';

/**
 * Copies, cuts and pastes objects on the browser's own events while the focus is in the workspace or nowhere and no text is written. The
 * events bring the system's clipboard along, so no permission is asked for. A text of another program becomes a label; markup of an SVG
 * drawing is imported.
 */
export function ClipboardEvents(): null {
  const root = useWorkspaceRoot();
  const store = useEditorStore();
  useEffect(() => {
    const isOurs = ({ defaultPrevented, target }: ClipboardEvent) =>
      !defaultPrevented &&
      store.getState().workspace.view === DRAWING_VIEW &&
      target instanceof Node &&
      (target === document.body || root.current?.contains(target)) &&
      isHeardIn('workspace', target, true) &&
      // Someone marked text on the page: that is what is to be copied.
      (document.getSelection()?.isCollapsed ?? true);

    const take = (say: typeof copySelection) => (event: ClipboardEvent) => {
      if (!isOurs(event) || !event.clipboardData) return;
      const text = say(store);
      if (text === undefined) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    };
    const copy = take(copySelection);
    const cut = take(cutSelection);
    const paste = (event: ClipboardEvent) => {
      if (!isOurs(event) || !event.clipboardData) return;
      const text = event.clipboardData.getData('text/plain');
      if (text === '' || clipboardObjects(store.kinds, text)) pasteText(store, text);
      else if (isSvgMarkup(text)) offerSvg(store, text);
      else pasteAsLabel(store, text);
      event.preventDefault();
    };
    document.addEventListener('copy', copy);
    document.addEventListener('cut', cut);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', cut);
      document.removeEventListener('paste', paste);
    };
  }, [root, store]);
  return null;
}
