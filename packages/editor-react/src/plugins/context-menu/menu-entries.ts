import type { Kinds } from '@tastwerk/editor-core';
import { copyAction, cutAction, pasteAction } from '../clipboard/clipboard-actions.js';
import { copyActions } from '../objects/copy-actions.js';
import { type EditorAction, isAvailable } from '../../state/editor-action.js';
import { flagActions } from '../objects/flag-actions.js';
import { groupAction, ungroupAction } from '../groups/group-actions.js';
import { orderActions } from '../objects/arrange-actions.js';
import { moveToPageActions, pageActions } from '../pages/page-actions.js';
import { pathActions } from '../paths/path-actions.js';
import {
  deleteAction,
  editLabelAction,
  leadLineAction,
  selectAllAction,
} from '../objects/selection-actions.js';
import { backdropActions } from '../pictures/backdrop-actions.js';
import { guideAction, paletteAction, proofAction, templatesAction } from '../../actions/surface-actions.js';
import { sameKindActions } from '../objects/same-kind-actions.js';
import { splitLinesAction } from '../labels/text-labels.js';
import { previewAction, zoomFitAction } from '../view/view-actions.js';
import type { EditorState } from '../../state/editor-store.js';

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
