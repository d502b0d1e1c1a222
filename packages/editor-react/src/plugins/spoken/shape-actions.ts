import { type Kinds, LIMITS, runCommand } from '@tastwerk/editor-core';
import { type Box, boxCentre } from '@tastwerk/editor-core/geometry';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  RotateCcw,
  RotateCw,
  StretchHorizontal,
  StretchVertical,
} from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { boxAroundObjects, hasSelected, selectedUuidsOf, selectionOf } from '../../state/selection.js';
import type { EditorState } from '../../state/editor-store.js';

/** Step of the arrow keys with Alt, in mm. */
const FINE_STEP_MM = 0.1;
const SIZE_STEP_MM = 1;

type Step = readonly [id: string, key: string, icon: LucideIcon, x: number, y: number];

const FINE_STEPS: readonly Step[] = [
  ['fineLeft', 'ArrowLeft', ArrowLeft, -1, 0],
  ['fineRight', 'ArrowRight', ArrowRight, 1, 0],
  ['fineUp', 'ArrowUp', ArrowUp, 0, -1],
  ['fineDown', 'ArrowDown', ArrowDown, 0, 1],
];

const SIZE_STEPS: readonly Step[] = [
  ['narrower', 'ArrowLeft', StretchHorizontal, -1, 0],
  ['wider', 'ArrowRight', StretchHorizontal, 1, 0],
  ['lower', 'ArrowUp', StretchVertical, 0, -1],
  ['higher', 'ArrowDown', StretchVertical, 0, 1],
];

const TURNS: readonly (readonly [string, string, boolean, number, LucideIcon])[] = [
  ['turnLeft', 'PageUp', false, -1, RotateCcw],
  ['turnRight', 'PageDown', false, 1, RotateCw],
  ['turnFarLeft', 'PageUp', true, -15, RotateCcw],
  ['turnFarRight', 'PageDown', true, 15, RotateCw],
];

/** A side grown by `by` mm; undefined when it has no length to grow from or would lose it. */
function grown(side: number, by: number): number | undefined {
  const size = Math.abs(side);
  if (by === 0) return side;
  return size < LIMITS.minSizeMm || size + by < LIMITS.minSizeMm ? undefined : Math.sign(side) * (size + by);
}

/** The frame of the one selected object and what it becomes when it grows; undefined when it cannot. */
function resizing(
  kinds: Kinds,
  state: EditorState,
  x: number,
  y: number,
): { uuid: string; from: Box; to: Box } | undefined {
  const [object, ...others] = selectionOf(state);
  if (!object || others.length > 0) return undefined;
  const from = kinds.frameOf(object);
  const width = grown(from.width, x * SIZE_STEP_MM);
  const height = grown(from.height, y * SIZE_STEP_MM);
  if (width === undefined || height === undefined) return undefined;
  return { uuid: object.uuid, from, to: { ...from, width, height } };
}

function keyAction(
  id: string,
  icon: LucideIcon,
  shortcut: EditorAction['shortcuts'][number],
  does: Pick<EditorAction, 'isEnabled' | 'run'>,
): EditorAction {
  return {
    id,
    labelKey: `spoken:actions.${id}`,
    icon,
    shortcuts: [shortcut],
    scope: 'canvas',
    needs: 'selection',
    ...does,
  };
}

/** Moves by tenths, resizes and turns what is selected: what a hand does with handles, for the keyboard. */
export const shapeActions: readonly EditorAction[] = [
  ...FINE_STEPS.map(([id, key, icon, x, y]) =>
    keyAction(
      id,
      icon,
      { key, alt: true, shift: false },
      {
        isEnabled: hasSelected(1),
        run: ({ store }) => {
          const uuids = selectedUuidsOf(store.getState());
          const by = { dx: x * FINE_STEP_MM, dy: y * FINE_STEP_MM };
          store.dispatch(runCommand({ type: 'move-objects', uuids, ...by }));
        },
      },
    ),
  ),
  ...SIZE_STEPS.map(([id, key, icon, x, y]) =>
    keyAction(
      id,
      icon,
      { key, alt: true, shift: true },
      {
        isEnabled: (state, kinds) => resizing(kinds, state, x, y) !== undefined,
        run: ({ store }) => {
          const change = resizing(store.kinds, store.getState(), x, y);
          if (!change) return;
          const { uuid, from, to } = change;
          store.dispatch(runCommand({ type: 'resize-objects', uuids: [uuid], from, to }));
        },
      },
    ),
  ),
  ...TURNS.map(([id, key, shift, degrees, icon]) =>
    keyAction(
      id,
      icon,
      { key, alt: true, shift },
      {
        isEnabled: (state, kinds) => selectionOf(state).some(kinds.isRemovable),
        run: ({ store }) => {
          const state = store.getState();
          const box = boxAroundObjects(store.kinds, selectionOf(state));
          if (!box) return;
          const centre = boxCentre(box);
          const uuids = selectedUuidsOf(state);
          store.dispatch(runCommand({ type: 'rotate-objects', uuids, degrees, centre }));
        },
      },
    ),
  ),
];
