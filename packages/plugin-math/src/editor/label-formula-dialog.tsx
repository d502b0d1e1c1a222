import { runCommand } from '@tastwerk/editor-core';
import { type OverlayProps, useEditorStore } from '@tastwerk/editor-react';
import { useState } from 'react';
import { FormulaDialog } from './formula-dialog.js';
import { selectedLabel } from './selected-label.js';

/** Puts a formula behind the text of the label that is selected. */
export function LabelFormulaDialog({ onClose }: OverlayProps) {
  const store = useEditorStore();
  const [label] = useState(() => selectedLabel(store.getState()));
  const append = (formula: string) => {
    if (label) {
      const text = [label.text.trimEnd(), formula].filter((part) => part !== '').join(' ');
      store.dispatch(runCommand({ type: 'update-objects', changes: [{ uuid: label.uuid, set: { text } }] }));
    }
    onClose();
  };
  return <FormulaDialog selected="" onInsert={append} onClose={onClose} />;
}
