import { useState } from 'react';
import { selectionOf } from '../../state/selection.js';
import { sameItems } from '../../state/same-items.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { AddObjectDialog } from './add-object-dialog.js';
import { FIRST_FORM } from './place-form.js';
import { PlaceObjectDialog } from './place-object-dialog.js';
import { RepeatDialog } from './repeat-dialog.js';
import { workspaceActions } from '../../state/workspace-state.js';

/** The dialogs that make, place and repeat objects by numbers; what was filled in stays for the next time. */
export function PlaceOverlays() {
  const store = useEditorStore();
  const overlay = useEditorState(({ workspace }) => workspace.overlay?.id);
  const [object] = useEditorState(selectionOf, sameItems);
  const [form, setForm] = useState(FIRST_FORM);
  const close = () => void store.dispatch(workspaceActions.closeOverlay());
  if (overlay === 'addObject') return <AddObjectDialog form={form} onChange={setForm} onClose={close} />;
  if (overlay === 'repeat') return <RepeatDialog onClose={close} />;
  return overlay === 'placeObject' && object ? <PlaceObjectDialog object={object} onClose={close} /> : null;
}
