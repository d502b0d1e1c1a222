import { type RefObject, useEffect, useRef } from 'react';
import { CANVAS_REGION } from '../state/key-scope.js';
import { useEditorState } from '../state/use-editor-state.js';

/** Marks the element that takes the focus when its view covers the drawing. */
export const COVERING_VIEW = 'data-covering-view';

/** Leads the focus to the view that comes to the front, where it was in the one that goes; elsewhere it stays. */
export function useFocusOfView(root: RefObject<HTMLElement | null>): void {
  const view = useEditorState(({ workspace }) => workspace.view);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const { activeElement, body } = document;
    const isLost =
      activeElement === null || activeElement === body || activeElement.closest('[inert]') !== null;
    const region = root.current?.querySelector(`[${view === 'drawing' ? CANVAS_REGION : COVERING_VIEW}]`);
    if (isLost && region instanceof HTMLElement) region.focus();
  }, [view, root]);
}
