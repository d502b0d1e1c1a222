import { canRedo, canUndo, redo, undo } from '@tastwerk/editor-core';
import { Redo2, Undo2 } from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';

/** One step back. */
export const undoAction: EditorAction = {
  id: 'undo',
  labelKey: 'actions.undo',
  icon: Undo2,
  shortcuts: [{ key: 'z', mod: true, shift: false }],
  scope: 'everywhere',
  isEnabled: canUndo,
  needs: 'done',
  run: ({ store }) => void store.dispatch(undo()),
};

/** One step forward again. */
export const redoAction: EditorAction = {
  id: 'redo',
  labelKey: 'actions.redo',
  icon: Redo2,
  shortcuts: [
    { key: 'y', mod: true },
    { key: 'z', mod: true, shift: true },
  ],
  scope: 'everywhere',
  isEnabled: canRedo,
  needs: 'undone',
  run: ({ store }) => void store.dispatch(redo()),
};
