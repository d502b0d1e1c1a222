import type { Kinds } from '@tastwerk/editor-core';
import { copyAction, cutAction, pasteAction } from '../actions/clipboard-actions.js';
import { copyActions } from '../actions/copy-actions.js';
import { type EditorAction, isAvailable } from '../actions/editor-action.js';
import { flagActions } from '../actions/flag-actions.js';
import { groupAction, ungroupAction } from '../actions/group-actions.js';
import { orderActions } from '../actions/arrange-actions.js';
import { moveToPageActions, pageActions } from '../actions/page-actions.js';
import { pathActions } from '../actions/path-actions.js';
import {
  deleteAction,
  editLabelAction,
  leadLineAction,
  selectAllAction,
} from '../actions/selection-actions.js';
import { backdropActions } from '../import/backdrop-actions.js';
import { guideAction, paletteAction, proofAction, templatesAction } from '../actions/surface-actions.js';
import { sameKindActions } from '../actions/same-kind-actions.js';
import { splitLinesAction } from '../actions/text-labels.js';
import { previewAction, zoomFitAction } from '../actions/view-actions.js';
import type { EditorState } from '../state/editor-store.js';

/** Actions that stand together between two lines of a menu. */
export type MenuSection = readonly EditorAction[];

/** What is offered for what is selected: what fits only some kinds of objects is left out where it does not. */
export function objectSections(state: EditorState, kinds: Kinds): readonly MenuSection[] {
  const fitting = (actions: readonly EditorAction[]) =>
    actions.filter((action) => isAvailable(action, state, kinds));
  return [
    fitting([editLabelAction, leadLineAction, splitLinesAction, ...pathActions]),
    [cutAction, copyAction, pasteAction, ...copyActions],
    fitting(sameKindActions),
    [...fitting([groupAction, ungroupAction]), ...orderActions],
    flagActions,
    fitting(moveToPageActions),
    [deleteAction],
    [paletteAction],
  ].filter((section) => section.length > 0);
}

/** What is offered where nothing is selected. */
export function pageSections(state: EditorState, kinds: Kinds): readonly MenuSection[] {
  return [
    [pasteAction, selectAllAction],
    [...pageActions, templatesAction],
    backdropActions.filter((action) => isAvailable(action, state, kinds)),
    [zoomFitAction, previewAction],
    [guideAction, proofAction],
    [paletteAction],
  ];
}
