import type { PageObject } from '@tastwerk/editor-core';
import { childrenOf } from '@tastwerk/editor-core/objects';
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

/** Whether `object` can be broken up: a group, or another object that holds some, such as a chart. */
const holdsObjects = (object: PageObject): boolean => childrenOf(object).length > 0;

/** Puts what the selected groups hold in their places. */
export const ungroupAction: EditorAction = {
  id: 'ungroup',
  labelKey: 'actions.ungroup',
  icon: Ungroup,
  shortcuts: [{ key: 'g', mod: true, shift: true }],
  scope: 'workspace',
  isEnabled: (state) => selectionOf(state).some(holdsObjects),
  needs: 'group',
  run: ({ store }) => {
    const selected = selectionOf(store.getState());
    const groups = selected.filter(holdsObjects).map(({ uuid }) => uuid);
    const after = selected.flatMap((object) => (holdsObjects(object) ? childrenOf(object) : [object]));
    runAndSelect(
      store,
      { type: 'ungroup-objects', uuids: groups },
      after.map(({ uuid }) => uuid),
    );
  },
};
