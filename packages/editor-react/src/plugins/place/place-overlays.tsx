import { useEffect, useState } from 'react';
import type { OverlayProps } from '../../contributions/editor-plugin.js';
import type { EditorStore } from '../../state/editor-store.js';
import { sameItems } from '../../state/same-items.js';
import { selectedUuidsOf, selectionOf } from '../../state/selection.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { AddObjectDialog } from './add-object-dialog.js';
import { FIRST_FORM, type PlaceForm } from './place-form.js';
import { PlaceObjectDialog } from './place-object-dialog.js';
import { POSITIONS } from './relative-form.js';

/** What was filled in last in each editor. */
const lastForms = new WeakMap<EditorStore, PlaceForm>();

/** The dialog that makes objects by numbers; what was filled in stays for the next time, and the selected object is what it is placed by. */
export function AddOverlay({ onClose }: OverlayProps) {
  const store = useEditorStore();
  const [form, setForm] = useState(() => {
    const last = lastForms.get(store) ?? FIRST_FORM;
    const [selected, ...others] = selectedUuidsOf(store.getState());
    return selected !== undefined && others.length === 0 ? { ...last, anchor: selected } : last;
  });
  const change = (next: PlaceForm) => {
    lastForms.set(store, next);
    setForm(next);
  };
  return <AddObjectDialog form={form} onChange={change} onClose={onClose} />;
}

/** The dialog that places the selected object; of two, the one that was selected last, by the first. */
export function PlaceOverlay({ about, onClose }: OverlayProps) {
  const store = useEditorStore();
  const objects = useEditorState(selectionOf, sameItems);
  // What is placed is settled when the dialog opens.
  const [[first, second]] = useState(() => selectedUuidsOf(store.getState()));
  const object = objects.find(({ uuid }) => uuid === (second ?? first));
  const isGone = object === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  const position = POSITIONS.find((one) => one === about);
  if (!object) return null;
  return (
    <PlaceObjectDialog
      object={object}
      {...(position ? { begin: { position, anchor: second === undefined ? undefined : first } } : {})}
      onClose={onClose}
    />
  );
}
