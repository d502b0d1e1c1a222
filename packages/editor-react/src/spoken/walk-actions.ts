import {
  ArrowDownToDot,
  ArrowUpFromDot,
  ChevronsLeft,
  ChevronsRight,
  SkipBack,
  SkipForward,
} from 'lucide-react';
import type { EditorAction } from '../actions/editor-action.js';
import { firstMember, goTo, groupOfSelection, objectAt, type WalkTo } from './walk.js';

const WALKS: readonly (readonly [string, WalkTo, string, EditorAction['icon']])[] = [
  ['nextObject', 'next', 'PageDown', ChevronsRight],
  ['previousObject', 'previous', 'PageUp', ChevronsLeft],
  ['firstObject', 'first', 'Home', SkipBack],
  ['lastObject', 'last', 'End', SkipForward],
];

/** Goes from object to object in the order in which a hand comes upon them. Tab does so too, and leaves at the end. */
export const walkActions: readonly EditorAction[] = [
  ...WALKS.map(([id, to, key, icon]): EditorAction => ({
    id,
    labelKey: `spoken:actions.${id}`,
    icon,
    shortcuts: [{ key, shift: false }],
    scope: 'canvas',
    isEnabled: (state) => objectAt(state, to) !== undefined,
    needs: 'objects',
    run: ({ store }) => void goTo(store, objectAt(store.getState(), to)),
  })),
  // On the canvas itself Enter and Escape do so too.
  {
    id: 'intoGroup',
    labelKey: 'spoken:actions.intoGroup',
    icon: ArrowDownToDot,
    shortcuts: [],
    scope: 'workspace',
    isEnabled: (state) => firstMember(state) !== undefined,
    needs: 'group',
    run: ({ store }) => void goTo(store, firstMember(store.getState())),
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
];
