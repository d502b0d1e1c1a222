import { FileDown } from 'lucide-react';
import type { EditorAction } from '../../state/editor-action.js';
import { documentOf } from '../../state/selectors.js';
import { exportDraft } from '../../drafts/export-draft.js';

/** Hands the draft out as a file, to keep it elsewhere or to pass it on. */
const exportAction: EditorAction = {
  id: 'exportDraft',
  labelKey: 'drafts:exportDraft',
  icon: FileDown,
  shortcuts: [{ key: 's', mod: true }],
  scope: 'always',
  isEnabled: () => true,
  run: ({ store, outgoing = (document) => document }) => exportDraft(outgoing(documentOf(store.getState()))),
};

/** What can be done with a draft as a whole. */
export const draftActions: readonly EditorAction[] = [exportAction];
