import { type Command, type PageObject, runCommand } from '@tastwerk/editor-core';
import { boxCentre } from '@tastwerk/editor-core/geometry';
import { keptOf } from '@tastwerk/editor-core/objects';
import { cornerCount } from '@tastwerk/editor-core/placing';
import {
  AlignHorizontalSpaceBetween,
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Ruler,
  Unlink,
} from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { hasSelected, hasSelectedSuch, selectedUuidsOf, selectionOf } from '../../state/selection.js';
import type { EditorState, EditorStore } from '../../state/editor-store.js';
import { workspaceActions } from '../../state/workspace-state.js';

/** Positions by others that the list of commands offers, with their icons. */
const PLACES: readonly (readonly [string, LucideIcon])[] = [
  ['right', ArrowRight],
  ['left', ArrowLeft],
  ['above', ArrowUp],
  ['below', ArrowDown],
  ['inside', Ruler],
  ['corner', Ruler],
  ['between', Ruler],
];

/** One object that is placed, or two, of which the first one selected is what the other is placed by. */
const isPlaceable = (state: EditorState): boolean => {
  const selected = selectionOf(state);
  return selected.length > 0 && selected.length <= 2 && selected.every(({ locked }) => !locked);
};

/** Open the dialog that places the selected object, with a position chosen already. */
const byOthers: readonly EditorAction[] = PLACES.map(([position, icon]) => ({
  id: `place-${position}`,
  labelKey: `place:actions.by.${position}`,
  icon,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: isPlaceable,
  needs: 'place:needs.oneOrTwo',
  run: ({ store }) => void store.dispatch(workspaceActions.openOverlay('placeObject', position)),
}));

/** Sends what ties or frees objects, each with what is set on it. */
function setKept(store: EditorStore, kept: readonly (readonly [PageObject, unknown])[]): void {
  const changes = kept.map(([{ uuid }, value]) => ({ uuid, set: { kept: value } }));
  const command: Command = { type: 'update-objects', changes };
  store.dispatch(runCommand(command));
}

const isKept = (object: PageObject): boolean => keptOf(object) !== undefined;

/** Frees the selected objects from what they are placed by. */
const releaseAction: EditorAction = {
  id: 'releaseKept',
  labelKey: 'place:actions.release',
  icon: Unlink,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: (state) => hasSelectedSuch(state, isKept),
  needs: 'place:needs.kept',
  run: ({ store }) =>
    setKept(
      store,
      selectionOf(store.getState()).flatMap((object) => (isKept(object) ? [[object, null] as const] : [])),
    ),
};

/** Keeps each of the selected objects but the outer ones in the middle between its neighbours in their row. */
const equalGapsAction: EditorAction = {
  id: 'keepEqualGaps',
  labelKey: 'place:actions.equalGaps',
  icon: AlignHorizontalSpaceBetween,
  shortcuts: [],
  scope: 'workspace',
  isEnabled: hasSelected(3),
  needs: 'three',
  run: ({ store }) => {
    const placed = selectionOf(store.getState()).map((object) => ({
      object,
      middle: boxCentre(store.kinds.boundsOf(object)),
    }));
    const spread = (axis: 'x' | 'y') => {
      const places = placed.map(({ middle }) => middle[axis]);
      return Math.max(...places) - Math.min(...places);
    };
    const axis = spread('x') >= spread('y') ? 'x' : 'y';
    const row = placed.toSorted((one, other) => one.middle[axis] - other.middle[axis]);
    const inner = row.flatMap(({ object }, index) => {
      const [before, behind] = [row[index - 1], row[index + 1]];
      if (!before || !behind) return [];
      const relation = { kind: 'between', of: before.object.uuid, and: behind.object.uuid } as const;
      return [[object, { relation }] as const];
    });
    setKept(store, inner);
  },
};

/** Labels at the corners of the selected shape. */
const cornerLabelsAction: EditorAction = {
  id: 'cornerLabels',
  labelKey: 'place:actions.cornerLabels',
  icon: Ruler,
  shortcuts: [{ key: 'b', shift: false }],
  scope: 'canvas',
  needs: 'corners',
  isEnabled: (state, kinds) => {
    const [uuid, ...others] = selectedUuidsOf(state);
    const [object] = selectionOf(state);
    if (uuid === undefined || others.length > 0 || !object) return false;
    return cornerCount(kinds, object) > 0;
  },
  run: ({ store }) => void store.dispatch(workspaceActions.openOverlay('cornerLabels')),
};

/** Placing what is selected by others, and freeing it from them. */
export const relationActions: readonly EditorAction[] = [
  ...byOthers,
  releaseAction,
  equalGapsAction,
  cornerLabelsAction,
];
