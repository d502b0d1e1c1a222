import { useEffect, useState } from 'react';
import type { OverlayProps } from '../../contributions/editor-plugin.js';
import type { EditorStore } from '../../state/editor-store.js';
import { sameItems } from '../../state/same-items.js';
import { selectionOf } from '../../state/selection.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { AddObjectDialog } from './add-object-dialog.js';
import { FIRST_FORM, type PlaceForm } from './place-form.js';
import { PlaceObjectDialog } from './place-object-dialog.js';

/** What was filled in last in each editor. */
const lastForms = new WeakMap<EditorStore, PlaceForm>();

/** The dialog that makes objects by numbers; what was filled in stays for the next time. */
export function AddOverlay({ onClose }: OverlayProps) {
  const store = useEditorStore();
  const [form, setForm] = useState(() => lastForms.get(store) ?? FIRST_FORM);
  const change = (next: PlaceForm) => {
    lastForms.set(store, next);
    setForm(next);
  };
  return <AddObjectDialog form={form} onChange={change} onClose={onClose} />;
}

/** The dialog that places the object that is selected. */
export function PlaceOverlay({ onClose }: OverlayProps) {
  const [object] = useEditorState(selectionOf, sameItems);
  const isGone = object === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  return object ? <PlaceObjectDialog object={object} onClose={onClose} /> : null;
}
