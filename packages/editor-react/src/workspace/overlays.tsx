import { useEffect } from 'react';
import { useContributions } from '../contributions/contributions-context.js';
import { PartView } from '../contributions/part-view.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { CONTEXT_MENU, workspaceActions } from '../state/workspace-state.js';
import { useFocusAfterOverlays } from './use-focus-after-overlays.js';

/** The dialog that lies over the workspace now, one at a time. One that no plugin brings is closed at once. */
export function Overlays() {
  const store = useEditorStore();
  const { overlays } = useContributions();
  const open = useEditorState(({ workspace }) => workspace.overlay);
  const overlay = overlays.find(({ id }) => id === open?.id);
  useFocusAfterOverlays(open !== null);
  const isLost = open !== null && overlay === undefined && open.id !== CONTEXT_MENU;
  useEffect(() => {
    if (isLost) store.dispatch(workspaceActions.closeOverlay());
  }, [store, isLost]);
  if (!open || !overlay) return null;
  const close = () => void store.dispatch(workspaceActions.closeOverlay());
  return <PartView key={open.id} part={overlay.Content} props={{ about: open.about, onClose: close }} />;
}
