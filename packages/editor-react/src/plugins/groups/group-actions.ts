import { Group, Ungroup } from 'lucide-react';
import { newUuid } from '../../base/new-uuid.js';
import type { EditorAction } from '../../state/editor-action.js';
import { hasSelected, runAndSelect, selectedUuidsOf, selectionOf } from '../../state/selection.js';

/** Joins what is selected to a group. */
export const groupAction: EditorAction = {
  id: 'group',
  labelKey: 'actions.group',
  icon: Group,
  shortcuts: [{ key: 'g', mod: true, shift: false }],
  scope: 'workspace',
  isEnabled: hasSelected(2),
  needs: 'two',
  run: ({ store }) => {
    const uuid = newUuid();
    const uuids = selectedUuidsOf(store.getState());
    runAndSelect(store, { type: 'group-objects', uuid, uuids }, [uuid]);
  },
};

/** Puts what the selected groups hold in their places. */
export const ungroupAction: EditorAction = {
  id: 'ungroup',
  labelKey: 'actions.ungroup',
  icon: Ungroup,
  shortcuts: [{ key: 'g', mod: true, shift: true }],
  scope: 'workspace',
  isEnabled: (state) => selectionOf(state).some(({ type }) => type === 'group'),
  needs: 'group',
  run: ({ store }) => {
    const selected = selectionOf(store.getState());
    const groups = selected.flatMap(({ type, uuid }) => (type === 'group' ? [uuid] : []));
    const after = selected.flatMap((object) => (object.type === 'group' ? object.objects : [object]));
    runAndSelect(
      store,
      { type: 'ungroup-objects', uuids: groups },
      after.map(({ uuid }) => uuid),
    );
  },
};
