import {
  ArrowDownToDot,
  ArrowUpFromDot,
  ChevronsLeft,
  ChevronsRight,
  Link2,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import type { ActionNeed, EditorAction } from '../../state/editor-action.js';
import {
  firstMember,
  goTo,
  groupOfSelection,
  namedBySelection,
  nextNaming,
  objectAt,
  type WalkTo,
} from './walk.js';

const WALKS: readonly (readonly [string, WalkTo, string, EditorAction['icon'], ActionNeed])[] = [
  ['nextObject', 'next', 'PageDown', ChevronsRight, 'further'],
  ['previousObject', 'previous', 'PageUp', ChevronsLeft, 'further'],
  ['firstObject', 'first', 'Home', SkipBack, 'objects'],
  ['lastObject', 'last', 'End', SkipForward, 'objects'],
];

/** Goes from object to object in the order in which a hand comes upon them. Tab does so too, and leaves at the end. */
export const walkActions: readonly EditorAction[] = [
  ...WALKS.map(([id, to, key, icon, needs]): EditorAction => ({
    id,
    labelKey: `spoken:actions.${id}`,
    icon,
    shortcuts: [{ key, shift: false }],
    scope: 'canvas',
    isEnabled: (state, kinds) => objectAt(kinds, state, to) !== undefined,
    needs,
    run: ({ store, ask }) => {
      const before = store.getState().session.selectedUuids;
      const goal = objectAt(store.kinds, store.getState(), to);
      // Who is there already hears it again.
      if (goal && before.length === 1 && before[0] === goal.uuid) ask?.('selection');
      else goTo(store, goal);
    },
  })),
  // On the canvas itself Enter and Escape do so too.
  {
    id: 'intoGroup',
    labelKey: 'spoken:actions.intoGroup',
    icon: ArrowDownToDot,
    shortcuts: [],
    scope: 'workspace',
    isEnabled: (state, kinds) => firstMember(kinds, state) !== undefined,
    needs: 'group',
    run: ({ store }) => void goTo(store, firstMember(store.kinds, store.getState())),
  },
  {
    id: 'outOfGroup',
    labelKey: 'spoken:actions.outOfGroup',
    icon: ArrowUpFromDot,
    shortcuts: [],
    scope: 'workspace',
    isEnabled: (state) => groupOfSelection(state) !== undefined,
    needs: 'selection',
    run: ({ store }) => void goTo(store, groupOfSelection(store.getState())),
  },
  {
    id: 'toNamed',
    labelKey: 'spoken:actions.toNamed',
    icon: Link2,
    shortcuts: [{ key: 'z', shift: false }],
    scope: 'canvas',
    isEnabled: (state) => namedBySelection(state) !== undefined,
    needs: 'spoken:needs.named',
    run: ({ store }) => void goTo(store, namedBySelection(store.getState())),
  },
  {
    id: 'toNaming',
    labelKey: 'spoken:actions.toNaming',
    icon: Link2,
    shortcuts: [{ key: 'z', shift: true }],
    scope: 'canvas',
    isEnabled: (state, kinds) => nextNaming(kinds, state) !== undefined,
    needs: 'spoken:needs.naming',
    run: ({ store }) => void goTo(store, nextNaming(store.kinds, store.getState())),
  },
];
