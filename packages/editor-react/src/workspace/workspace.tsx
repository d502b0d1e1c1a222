import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CanvasHost } from '../canvas/canvas-host.js';
import { useContributions } from '../contributions/contributions-context.js';
import type { AsideContribution } from '../contributions/editor-plugin.js';
import { PlainPart } from '../contributions/part-view.js';
import { Slot } from '../contributions/slot.js';
import { useFocusOfView } from '../parts/use-focus-of-view.js';
import type { EditorPorts } from '../ports.js';
import { DOCK_WIDTH_PX } from '../state/dock-state.js';
import { WorkspaceRootContext } from '../state/drawing-area.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { SIDE_OVER_SHEET } from '../state/use-media-query.js';
import { DRAWING_VIEW, workspaceActions } from '../state/workspace-state.js';
import { Dock } from './docks/dock.js';
import { Side } from './docks/side.js';
import { EditorProviders } from './editor-providers.js';
import { Overlays } from './overlays.js';
import { SkipLink } from './regions/skip-link.js';
import { useRegions } from './regions/use-regions.js';
import { StatusBar } from './status-bar.js';
import { ToolRail } from './tool-rail.js';
import { TopBar } from './top-bar.js';
import { useShortcuts } from './use-shortcuts.js';
import styles from './workspace.module.css';

/** Width in CSS px that a list beside the drawing needs at least: it takes no more from the sheet than what it replaces. */
const ASIDE_PX = DOCK_WIDTH_PX.left.usual;

/** The list that takes the place of the panels at the left; it makes way when one of them is asked for. */
function useAside(): AsideContribution | undefined {
  const { docks } = useEditor();
  const store = useEditorStore();
  const { asides } = useContributions();
  const name = useEditorState(({ workspace }) => workspace.aside);
  const isOpen = name !== null;
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
  return asides.find(({ id }) => id === name);
}

function WorkspaceLayout() {
  const root = useRef<HTMLDivElement>(null);
  const { t } = useTranslation();
  const { views } = useContributions();
  const aside = useAside();
  const shownView = useEditorState(({ workspace }) => workspace.view);
  const view = views.find(({ id }) => id === shownView);
  useShortcuts(root);
  useFocusOfView(root);
  useRegions(root);
  return (
    <WorkspaceRootContext value={root}>
      <div ref={root} className={styles.workspace} data-density="dense">
        <SkipLink root={root} />
        <TopBar />
        <Slot id="notices" />
        <div className={styles.views}>
          <div className={styles.middle} inert={shownView !== DRAWING_VIEW}>
            <ToolRail />
            {aside ? (
              <Side side="left" leastPx={ASIDE_PX} label={t(aside.labelKey)}>
                <PlainPart part={aside.Content} />
              </Side>
            ) : (
              <Dock side="left" />
            )}
            <div className={styles.sheet}>
              <CanvasHost />
            </div>
            <Dock side="right" />
          </div>
          {view ? <PlainPart key={view.id} part={view.Content} /> : null}
        </div>
        <StatusBar />
        <Slot id="workspace" />
        <Overlays />
      </div>
    </WorkspaceRootContext>
  );
}

/** The whole editor around one document: bars, tools, canvas, sides, and what its plugins bring. */
export function Workspace({ ports }: { readonly ports: EditorPorts }) {
  return (
    <EditorProviders ports={ports}>
      <WorkspaceLayout />
    </EditorProviders>
  );
}
