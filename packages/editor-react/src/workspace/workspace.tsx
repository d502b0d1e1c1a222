import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClipboardEvents } from '../plugins/clipboard/use-clipboard-events.js';
import { AdjustedNotice } from '../plugins/old-drafts/adjusted-notice.js';
import { BrailleWorkspace } from '../plugins/braille-pages/braille-workspace.js';
import { CanvasHost } from '../canvas/canvas-host.js';
import { DraftStatus } from '../plugins/drafts/draft-status.js';
import { offerSvg } from '../plugins/pictures/incoming-file.js';
import type { EditorPorts } from '../ports.js';
import { Overlays } from '../overlays/overlays.js';
import { PreviewWorkspace } from '../plugins/previews/preview-workspace.js';
import { ProofingDock } from '../plugins/proofing/proofing-dock.js';
import { ProofingProvider } from '../plugins/proofing/proofing-provider.js';
import { SkipLink } from './regions/skip-link.js';
import { useRegions } from './regions/use-regions.js';
import { Spoken } from '../plugins/spoken/spoken.js';
import { useEditor } from '../state/editor-context.js';
import { SIDE_OVER_SHEET } from '../state/use-media-query.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { Dock } from './docks/dock.js';
import { DOCK_WIDTH_PX } from '../state/dock-state.js';
import { Side } from './docks/side.js';
import { EditorProviders } from './editor-providers.js';
import { StatusBar } from './status-bar.js';
import { ToolRail } from './tool-rail.js';
import { TopBar } from './top-bar.js';
import { useFocusOfView } from '../parts/use-focus-of-view.js';
import { useShortcuts } from './use-shortcuts.js';
import styles from './workspace.module.css';
import { workspaceActions } from '../state/workspace-state.js';

/** Width in CSS px that the list of findings needs at least: it takes no more from the sheet than what it replaces. */
const PROOF_PX = DOCK_WIDTH_PX.left.usual;

/** Whether the list of findings takes the place of the panels at the left; it makes way when one of them is asked for. */
function useProofAside(): boolean {
  const { docks } = useEditor();
  const store = useEditorStore();
  const isOpen = useEditorState(({ workspace }) => workspace.aside === 'proofing');
  useEffect(() => {
    if (!isOpen) return undefined;
    // Over the sheet there is room for one side at a time.
    const isOverSheet = () => window.matchMedia(SIDE_OVER_SHEET).matches;
    if (isOverSheet() && docks.state.get().right.isOpen) docks.toggle('right');
    let before = docks.state.get();
    return docks.state.subscribe(() => {
      const { left, right } = docks.state.get();
      const isAskedFor = left !== before.left && left.widthPx === before.left.widthPx;
      const isCovered = isOverSheet() && right.isOpen && !before.right.isOpen;
      before = { left, right };
      if (isAskedFor || isCovered) store.dispatch(workspaceActions.setAside(null));
    });
  }, [docks, isOpen, store]);
  return isOpen;
}

function WorkspaceLayout() {
  const root = useRef<HTMLDivElement>(null);
  useShortcuts(root);
  useClipboardEvents(root, offerSvg);
  const { t } = useTranslation('proofing');
  const isProofOpen = useProofAside();
  const shownView = useEditorState(({ workspace }) => workspace.view);
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
          <ProofingDock
            frame={(list) => (
              <Side side="left" leastPx={PROOF_PX} label={t('panel.title')}>
                {list}
              </Side>
            )}
          />
          {isProofOpen ? null : <Dock side="left" />}
          <div className={styles.sheet}>
            <CanvasHost />
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
