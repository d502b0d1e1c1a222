import { type Kinds, runCommand } from '@tastwerk/editor-core';
import { type Point, wayInto } from '@tastwerk/editor-core/geometry';
import { StickyNote } from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { boundsOfSelection, selectedUuidsOf } from '../../state/selection.js';
import { documentOf } from '../../state/selectors.js';
import type { EditorState } from '../../state/editor-store.js';

/** The action that brings the selection back onto the sheet. */
export const ONTO_SHEET = 'ontoSheet';

/** Ways shorter than this, in mm, are none. */
const LEAST_MM = 0.05;

/** How far the selection has to go to lie on the sheet with its strokes, in mm; undefined where it does. */
function wayOntoSheet(kinds: Kinds, state: EditorState): Point | undefined {
  const box = boundsOfSelection(kinds, state);
  if (!box) return undefined;
  const { width, height } = documentOf(state);
  const way = wayInto({ x: 0, y: 0, width, height }, box);
  return Math.hypot(way.x, way.y) < LEAST_MM ? undefined : way;
}

/** Brings back what was moved or drawn beyond the sheet. */
export const sheetActions: readonly EditorAction[] = [
  {
    id: ONTO_SHEET,
    labelKey: 'spoken:actions.ontoSheet',
    icon: StickyNote,
    shortcuts: [{ key: 'j', shift: false }],
    scope: 'canvas',
    needs: 'spoken:needs.offSheet',
    isEnabled: (state, kinds) => wayOntoSheet(kinds, state) !== undefined,
    run: ({ store }) => {
      const state = store.getState();
      const way = wayOntoSheet(store.kinds, state);
      if (!way) return;
      const uuids = selectedUuidsOf(state);
      store.dispatch(runCommand({ type: 'move-objects', uuids, dx: way.x, dy: way.y }));
    },
  },
];
