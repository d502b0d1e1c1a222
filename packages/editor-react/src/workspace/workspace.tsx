import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CanvasHost } from '../canvas/canvas-host.js';
import { useContributions } from '../contributions/contributions-context.js';
import type { AsideContribution } from '../contributions/editor-plugin.js';
import { PlainPart } from '../contributions/part-view.js';
import { Slot } from '../contributions/slot.js';
import { useFocusOfView } from '../parts/use-focus-of-view.js';
import type { EditorPorts } from '../ports.js';
import { DOCK_SIDES, DOCK_WIDTH_PX, type DockSide } from '../state/dock-state.js';
import { WorkspaceRootContext } from '../state/drawing-area.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { LARGE_SCREEN, SIDE_OVER_SHEET, useMediaQuery } from '../state/use-media-query.js';
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

const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** Calls `then` when no dialog is open: at once, or when the last one closes. Answers how to stop waiting. */
function whenNoDialogIsOpen(then: () => void): () => void {
  const isOpen = () => document.querySelector(DIALOGS) !== null;
  if (!isOpen()) {
    then();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (isOpen()) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Closes the sides while the window is narrow, as a zoom makes it: both would leave nothing of the sheet. A dialog that was opened from a
 * side, with what was typed in it, would go with that, so that the sides wait for it.
 */
function useRoomForSheet(isLarge: boolean): void {
  const { docks } = useEditor();
  const store = useEditorStore();
  useEffect(() => {
    if (isLarge) return undefined;
    const isOpen = (side: DockSide) => docks.state.get()[side].isOpen;
    let closed: readonly DockSide[] = [];
    const stopWaiting = whenNoDialogIsOpen(() => {
      // A list in the place of the left side would make way if that was toggled.
      const hasAside = store.getState().workspace.aside !== null;
      closed = DOCK_SIDES.filter((side) => isOpen(side) && !(side === 'left' && hasAside));
      closed.forEach(docks.toggle);
    });
    return () => {
      stopWaiting();
      closed.filter((side) => !isOpen(side)).forEach(docks.toggle);
    };
  }, [isLarge, docks, store]);
}

/**
 * The sheet between its sides. In a narrow window an open side stands above the sheet, right after the bar with its switch, so that the next
 * Tab leads into it and the keyboard of a phone does not cover its fields.
 */
function SheetWithSides() {
  const { t } = useTranslation();
  const aside = useAside();
  const isLarge = useMediaQuery(LARGE_SCREEN);
  useRoomForSheet(isLarge);
  const left = aside ? (
    <Side key="left" side="left" leastPx={ASIDE_PX} label={t(aside.labelKey)}>
      <PlainPart part={aside.Content} />
    </Side>
  ) : (
    <Dock key="left" side="left" />
  );
  // By its key, so that the canvas stays when the window gets wider or narrower.
  const sheet = (
    <div key="sheet" className={styles.sheet}>
      <CanvasHost />
    </div>
  );
  const right = <Dock key="right" side="right" />;
  return isLarge ? [left, sheet, right] : [left, right, sheet];
}

function WorkspaceLayout() {
  const root = useRef<HTMLDivElement>(null);
  const { views } = useContributions();
  const isLarge = useMediaQuery(LARGE_SCREEN);
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
            {isLarge ? <ToolRail /> : null}
            <SheetWithSides />
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
