import { sessionActions } from '@tastwerk/editor-core';
import { boxCentre, type Point } from '@tastwerk/editor-core/geometry';
import { ContextMenu } from '@tastwerk/ui';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContributions } from '../../contributions/contributions-context.js';
import { useActionEntry, withLines } from '../../parts/action-entry.js';
import { useWorkspaceRoot } from '../../state/drawing-area.js';
import { isAvailable } from '../../state/editor-action.js';
import { useEditor } from '../../state/editor-context.js';
import { CANVAS_REGION } from '../../state/key-scope.js';
import { boxAroundObjects, selectionOf } from '../../state/selection.js';
import { currentPageOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore, useWholeState } from '../../state/use-editor-state.js';
import { CONTEXT_MENU, workspaceActions } from '../../state/workspace-state.js';
import { watchLongPress } from './long-press.js';
import { objectAt, reachMm, toPage, toWindow } from './page-place.js';

const ICON_PX = 16;

function hostIn(root: Element | null): Element | null {
  return root?.querySelector(`[${CANVAS_REGION}]`) ?? null;
}

/** Opens the menu for the right mouse button, a long press and the menu key; returns where in the window the hand pointed. */
function usePlace(root: RefObject<HTMLElement | null>): Point | null {
  const store = useEditorStore();
  const { view } = useEditor();
  const [place, setPlace] = useState<Point | null>(null);
  const isOpen = useEditorState(({ workspace }) => workspace.overlay?.id === CONTEXT_MENU);
  if (!isOpen && place) setPlace(null);

  const open = useCallback(
    (at: Point, target: Element) => {
      const host = target.closest(`[${CANVAS_REGION}]`);
      if (!host || !view) return;
      view.cancelGesture();
      const state = store.getState();
      const point = toPage(view, host, at);
      const meant = objectAt(store.kinds, currentPageOf(state)?.objects ?? [], point, reachMm(view));
      if (!meant) store.dispatch(sessionActions.select([]));
      else if (!state.session.selectedUuids.includes(meant.uuid)) {
        store.dispatch(sessionActions.select([meant.uuid]));
      }
      setPlace(at);
      store.dispatch(workspaceActions.openOverlay(CONTEXT_MENU));
    },
    [store, view],
  );

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onMenu = (event: MouseEvent) => {
      const { target, clientX: x, clientY: y } = event;
      if (!(target instanceof Element) || !target.closest(`[${CANVAS_REGION}]`)) return;
      event.preventDefault();
      // The menu key is an action: a browser that tells of it by this event as well is late.
      if (store.getState().workspace.overlay === null) open({ x, y }, target);
    };
    element.addEventListener('contextmenu', onMenu);
    const stopWatching = watchLongPress(element, open);
    return () => {
      element.removeEventListener('contextmenu', onMenu);
      stopWatching();
    };
  }, [root, store, open]);
  return place;
}

/** The menu of the drawing area: what can be done with the objects, the path's point or the page that is pointed at. */
export function CanvasContextMenu() {
  const { t } = useTranslation(['commands', 'editor']);
  const store = useEditorStore();
  const state = useWholeState();
  const root = useWorkspaceRoot();
  const entryOf = useActionEntry();
  const { menu, menuAt } = useContributions();
  const { run, view } = useEditor();
  const place = usePlace(root);
  const host = hostIn(root.current);
  if (state.workspace.overlay?.id !== CONTEXT_MENU || !view || !host) return null;

  const { kinds } = store;
  const selected = selectionOf(state);
  const box = boxAroundObjects(kinds, selected);
  const { left, top } = host.getBoundingClientRect();
  const at = place ?? (box ? toWindow(view, host, boxCentre(box)) : { x: left + ICON_PX, y: top + ICON_PX });
  const here = place ? menuAt({ state, kinds, point: toPage(view, host, at), reachMm: reachMm(view) }) : [];
  const sections = [
    here,
    ...menu(selected.length > 0 ? 'objects' : 'page').map((section) =>
      section.flatMap(({ actions, isFitting = false }) =>
        isFitting ? actions.filter((action) => isAvailable(action, state, kinds)) : actions,
      ),
    ),
  ];

  const close = () => void store.dispatch(workspaceActions.closeOverlay());
  const choose = (id: string) => {
    close();
    const action = sections.flat().find((one) => one.id === id);
    if (action && isAvailable(action, store.getState(), kinds)) run(action);
  };

  return (
    <ContextMenu
      label={t('context.label')}
      at={at}
      items={withLines(sections.map((section) => section.map((action) => entryOf(action, state, kinds))))}
      onAction={choose}
      onClose={close}
    />
  );
}
