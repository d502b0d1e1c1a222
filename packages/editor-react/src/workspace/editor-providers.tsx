import type { CanvasView } from '@tastwerk/canvas-fabric';
import { type Point, sessionActions } from '@tastwerk/editor-core';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { EditorAction } from '../actions/editor-action.js';
import { useBraille } from '../braille/use-braille.js';
import { useLabelEditing, withEditedLabel } from '../canvas/use-label-editing.js';
import { useAutoSave } from '../drafts/use-auto-save.js';
import type { EditorPorts } from '../ports.js';
import { createCell } from '../state/cell.js';
import {
  type EditorActivity,
  EditorActivityContext,
  EditorContext,
  type EditorContextValue,
} from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';

interface EditorProvidersProps {
  readonly ports: EditorPorts;
  readonly onPublishing: () => void;
  readonly children: ReactNode;
}

/** Ties the store to what goes on around it: saving, braille, typing in labels and the canvas. */
export function EditorProviders({ ports, onPublishing, children }: EditorProvidersProps) {
  const store = useEditorStore();
  const document = useEditorState(documentOf);
  const [view, setView] = useState<CanvasView>();
  const [pointer] = useState(() => createCell<Point | null>(null));
  const [scalingFactor] = useState(() => createCell(1));
  const labelEditing = useLabelEditing(store);
  const typed = useMemo(
    () => withEditedLabel(document, labelEditing.edited),
    [document, labelEditing.edited],
  );
  const { braille, session: brailleSession } = useBraille(typed, ports.translate);
  const { save, saver } = useAutoSave(document, ports.drafts);

  const { begin: editLabel } = labelEditing;
  const run = useCallback(
    (action: EditorAction) => action.run({ store, view, editLabel }),
    [store, view, editLabel],
  );
  const showObject = useCallback(
    (uuid: string) => void store.dispatch(sessionActions.select([uuid])),
    [store],
  );

  const value = useMemo<EditorContextValue>(
    () => ({
      ports,
      view,
      setView,
      pointer,
      scalingFactor,
      brailleSession,
      saver,
      run,
      openPublishing: onPublishing,
      showObject,
    }),
    [ports, view, pointer, scalingFactor, brailleSession, saver, run, onPublishing, showObject],
  );
  const activity = useMemo<EditorActivity>(
    () => ({ braille, labelEditing, save }),
    [braille, labelEditing, save],
  );
  return (
    <EditorContext value={value}>
      <EditorActivityContext value={activity}>{children}</EditorActivityContext>
    </EditorContext>
  );
}
