import { type PageObject, runCommand } from '@tastwerk/editor-core';
import { EyeOff, Lock, type LucideIcon } from 'lucide-react';
import { selectedObjectsOf } from '../../state/selectors.js';
import type { EditorAction } from '../../state/editor-action.js';
import { hasSelected } from '../../state/selection.js';
import type { EditorState } from '../../state/editor-store.js';

function flagAction(id: string, flag: 'locked' | 'hidden', key: string, icon: LucideIcon): EditorAction {
  const isSet = (object: PageObject) => object[flag];
  const isOn = (state: EditorState) => hasSelected(1)(state) && selectedObjectsOf(state).every(isSet);
  return {
    id,
    labelKey: `panels:objects.${flag}`,
    icon,
    shortcuts: [{ key, mod: true, shift: true }],
    scope: 'workspace',
    isEnabled: hasSelected(1),
    needs: 'selection',
    isPressed: isOn,
    run: ({ store }) => {
      const state = store.getState();
      const set = { [flag]: !isOn(state) };
      const changes = selectedObjectsOf(state).map(({ uuid }) => ({ uuid, set }));
      store.dispatch(runCommand({ type: 'update-objects', changes }));
    },
  };
}

/** Locks and hides what is selected, as the list of objects does; once more takes it back. */
export const flagActions: readonly EditorAction[] = [
  flagAction('lock', 'locked', 'l', Lock),
  flagAction('hide', 'hidden', 'h', EyeOff),
];
