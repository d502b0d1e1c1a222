import { useRef } from 'react';
import { useClipboardEvents } from '../actions/use-clipboard-events.js';
import { AdjustedNotice } from '../adjusted/adjusted-notice.js';
import { BrailleWorkspace } from '../braille-panel/braille-workspace.js';
import { CanvasHost } from '../canvas/canvas-host.js';
import { DraftStatus } from '../drafts/draft-status.js';
import { offerSvg } from '../import/incoming-file.js';
import type { EditorPorts } from '../ports.js';
import { Overlays } from '../overlays/overlays.js';
import { PreviewWorkspace } from '../preview/preview-workspace.js';
import { ProofingDock } from '../proofing/proofing-dock.js';
import { ProofingProvider } from '../proofing/proofing-provider.js';
import { SkipLink } from '../regions/skip-link.js';
import { useRegions } from '../regions/use-regions.js';
import { Spoken } from '../spoken/spoken.js';
import { useEditorState } from '../state/use-editor-state.js';
import { Dock } from './docks/dock.js';
import { EditorProviders } from './editor-providers.js';
import { StatusBar } from './status-bar.js';
import { ToolRail } from './tool-rail.js';
import { TopBar } from './top-bar.js';
import { useFocusOfView } from './use-focus-of-view.js';
import { useShortcuts } from './use-shortcuts.js';
import styles from './workspace.module.css';

function WorkspaceLayout() {
  const root = useRef<HTMLDivElement>(null);
  useShortcuts(root);
  useClipboardEvents(root, offerSvg);
  const shownView = useEditorState(({ session }) => session.workspaceView);
  useFocusOfView(root);
  useRegions(root);
  return (
    <div ref={root} className={styles.workspace} data-density="dense">
      <SkipLink root={root} />
      <TopBar />
      <DraftStatus />
      <AdjustedNotice />
      <div className={styles.views}>
        <div className={styles.middle} inert={shownView !== 'drawing'}>
          <ToolRail />
          <Dock side="left" />
          <div className={styles.sheet}>
            <CanvasHost />
            <div className={styles.below}>
              <ProofingDock />
            </div>
          </div>
          <Dock side="right" />
        </div>
        {shownView === 'braille' ? <BrailleWorkspace /> : null}
        {shownView === 'preview' ? <PreviewWorkspace /> : null}
      </div>
      <StatusBar />
      <Overlays root={root} />
      <Spoken />
    </div>
  );
}

/** The whole editor around one document: bars, tools, canvas, side bar and the publish dialog. */
export function Workspace({ ports }: { readonly ports: EditorPorts }) {
  return (
    <EditorProviders ports={ports}>
      <ProofingProvider>
        <WorkspaceLayout />
      </ProofingProvider>
    </EditorProviders>
  );
}
