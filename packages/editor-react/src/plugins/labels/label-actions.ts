import { Tag, TextCursorInput } from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import type { EditorState } from '../../state/editor-store.js';
import { selectedObjectsOf } from '../../state/selectors.js';

function hasSingleLabel(state: EditorState): boolean {
  const [object, ...others] = selectedObjectsOf(state);
  return object?.type === 'label' && others.length === 0;
}

/** Starts typing in the selected label. */
export const editLabelAction: EditorAction = {
  id: 'editLabel',
  labelKey: 'actions.editLabel',
  icon: TextCursorInput,
  shortcuts: [{ key: 'Enter' }],
  scope: 'canvas',
  isEnabled: hasSingleLabel,
  needs: 'label',
  run: ({ store, editLabel }) => {
    const [object] = selectedObjectsOf(store.getState());
    if (object) editLabel(object.uuid);
  },
};

/** Draws a line from the selected label to what it most likely names. */
export const leadLineAction: EditorAction = {
  id: 'leadLine',
  labelKey: 'actions.leadLine',
  icon: Tag,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: hasSingleLabel,
  needs: 'label',
  run: ({ store, view }) => {
    const [label] = selectedObjectsOf(store.getState());
    if (label) view?.drawLeadLine(label.uuid);
  },
};
