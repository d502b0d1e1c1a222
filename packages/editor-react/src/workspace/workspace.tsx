import { Alert, Button } from '@tastwerk/ui';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CanvasHost } from '../canvas/canvas-host.js';
import { exportDraft } from '../drafts/export-draft.js';
import { Inspector } from '../inspector/inspector.js';
import type { EditorPorts } from '../ports.js';
import { issueSentence } from '../publish/issue-text.js';
import { PublishDialog } from '../publish/publish-dialog.js';
import { useEditor, useEditorActivity } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorStore } from '../state/use-editor-state.js';
import { EditorProviders } from './editor-providers.js';
import { StatusBar } from './status-bar.js';
import { ToolRail } from './tool-rail.js';
import { TopBar } from './top-bar.js';
import { useShortcuts } from './use-shortcuts.js';
import styles from './workspace.module.css';

/** Says that the draft is not stored, and offers it as a file. */
function SaveFailure() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { save } = useEditorActivity();
  if (save.kind !== 'failed') return null;
  return (
    <div className={styles.alert}>
      <Alert
        kind="danger"
        isAnnounced
        actions={
          <Button onPress={() => exportDraft(documentOf(store.getState()))}>{t('saveState.export')}</Button>
        }
      >
        {issueSentence(save.failure, t)}
      </Alert>
    </div>
  );
}

function WorkspaceLayout() {
  const root = useRef<HTMLDivElement>(null);
  const { run } = useEditor();
  useShortcuts(root, run);
  return (
    <div ref={root} className={styles.workspace} data-density="dense">
      <TopBar />
      <SaveFailure />
      <div className={styles.middle}>
        <ToolRail />
        <CanvasHost />
        <Inspector />
      </div>
      <StatusBar />
    </div>
  );
}

/** The whole editor around one document: bars, tools, canvas, side bar and the publish dialog. */
export function Workspace({ ports }: { readonly ports: EditorPorts }) {
  const [isPublishing, setPublishing] = useState(false);
  const openPublishing = useCallback(() => setPublishing(true), []);
  return (
    <EditorProviders ports={ports} onPublishing={openPublishing}>
      <WorkspaceLayout />
      {isPublishing ? <PublishDialog onClose={() => setPublishing(false)} /> : null}
    </EditorProviders>
  );
}
