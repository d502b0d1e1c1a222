import {
  Compass,
  EllipsisVertical,
  FileInput,
  Keyboard,
  LayoutTemplate,
  ListChecks,
  Printer,
  Search,
  Send,
} from 'lucide-react';
import type { EditorAction } from '../state/editor-action.js';
import type { KeyScope } from '../state/key-scope.js';
import type { Shortcut } from '../state/shortcut.js';
import { workspaceActions } from '../state/workspace-state.js';

function overlayAction(
  id: string,
  overlay: string,
  icon: EditorAction['icon'],
  shortcuts: readonly Shortcut[] = [],
  scope: KeyScope = 'everywhere',
): EditorAction {
  return {
    id,
    labelKey: `commands:actions.${id}`,
    icon,
    shortcuts,
    scope,
    isEnabled: () => true,
    run: ({ store }) => void store.dispatch(workspaceActions.openOverlay(overlay)),
  };
}

/** Searches all that can be done. */
export const paletteAction = overlayAction('palette', 'palette', Search, [{ key: 'k', mod: true }], 'always');

/** Lists all keys. */
export const shortcutsAction = overlayAction('shortcuts', 'shortcuts', Keyboard, [
  { key: 'F1' },
  { key: '?' },
]);

/** Chooses a template for this draft. */
export const templatesAction = overlayAction('templates', 'templates', LayoutTemplate);

/** Brings pictures, drawings and files in. */
export const importAction = overlayAction(
  'import',
  'import',
  FileInput,
  [{ key: 'i', mod: true, shift: false }],
  'workspace',
);

/** Prints the draft and hands out its files; the key keeps the browser from printing the application. */
export const filesAction = overlayAction('files', 'files', Printer, [{ key: 'p', mod: true }], 'always');

/** Opens the dialog that publishes. */
export const publishAction = overlayAction('publish', 'publish', Send);

/** Opens the list of what can be done with what is selected. */
const contextMenuAction = overlayAction(
  'contextMenu',
  'context',
  EllipsisVertical,
  [{ key: 'ContextMenu' }, { key: 'F10', shift: true }],
  'canvas',
);

/** Brings the steps of the work to the front of their side. */
export const guideAction: EditorAction = {
  id: 'guide',
  labelKey: 'commands:actions.guide',
  icon: Compass,
  shortcuts: [{ key: 'F9' }],
  scope: 'everywhere',
  isEnabled: () => true,
  run: ({ store, docks }) => {
    store.dispatch(workspaceActions.showView('drawing'));
    docks?.show('guide');
  },
};

/** Shows and hides what the proof has found; text programs proof by the same key. */
export const proofAction: EditorAction = {
  id: 'proof',
  labelKey: 'commands:actions.proof',
  icon: ListChecks,
  shortcuts: [{ key: 'F7' }],
  scope: 'everywhere',
  isEnabled: () => true,
  isPressed: ({ workspace }) => workspace.aside === 'proofing',
  run: ({ store }) => {
    const opens = store.getState().workspace.aside !== 'proofing';
    // It stands below the drawing, which other views cover.
    if (opens) store.dispatch(workspaceActions.showView('drawing'));
    store.dispatch(workspaceActions.setAside(opens ? 'proofing' : null));
  },
};

/** What opens parts of the editor: lists of commands and keys, templates, guide, proof and publishing. */
export const surfaceActions: readonly EditorAction[] = [
  paletteAction,
  shortcutsAction,
  contextMenuAction,
  templatesAction,
  importAction,
  guideAction,
  proofAction,
  filesAction,
  publishAction,
];
