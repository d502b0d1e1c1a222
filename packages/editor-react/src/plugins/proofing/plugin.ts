import { ListChecks } from 'lucide-react';
import { defineEditorPlugin } from '../../contributions/editor-plugin.js';
import { lazyPart } from '../../contributions/part.js';
import type { EditorAction } from '../../state/editor-action.js';
import { DRAWING_VIEW, workspaceActions } from '../../state/workspace-state.js';
import { FindingMarks } from './finding-marks.js';
import { ProofingProvider } from './proofing-provider.js';
import { ProofingStatus } from './proofing-status.js';
import { PROOFING_ASIDE } from './proofing-context.js';

/** Shows and hides what the proof has found; text programs proof by the same key. */
const proofAction: EditorAction = {
  id: 'proof',
  labelKey: 'commands:actions.proof',
  icon: ListChecks,
  shortcuts: [{ key: 'F7' }],
  scope: 'everywhere',
  isEnabled: () => true,
  isPressed: ({ workspace }) => workspace.aside === PROOFING_ASIDE,
  run: ({ store }) => {
    const opens = store.getState().workspace.aside !== PROOFING_ASIDE;
    // It stands beside the drawing, which other views cover.
    if (opens) store.dispatch(workspaceActions.showView(DRAWING_VIEW));
    store.dispatch(workspaceActions.setAside(opens ? PROOFING_ASIDE : null));
    if (opens) store.dispatch(workspaceActions.enter(PROOFING_ASIDE));
  },
};

/** The proof: what would not be felt, and how it is mended. */
export const proofingPlugin = defineEditorPlugin({
  id: 'proofing',
  actions: [{ group: 'start', actions: [proofAction] }],
  menus: [{ menu: 'page', section: 'work', actions: [proofAction] }],
  asides: [
    {
      id: PROOFING_ASIDE,
      labelKey: 'proofing:panel.title',
      Content: lazyPart(async () => (await import('./proofing-dock.js')).ProofingDock),
    },
  ],
  slots: [
    { id: 'finding-marks', slot: 'drawing', Content: FindingMarks },
    { id: 'proofing', slot: 'status-end', Content: ProofingStatus },
  ],
  Around: ProofingProvider,
});
