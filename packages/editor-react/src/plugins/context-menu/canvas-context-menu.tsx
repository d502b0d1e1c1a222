import { runCommand, sessionActions } from '@tastwerk/editor-core';
import { boxCentre, type Point } from '@tastwerk/editor-core/geometry';
import { ContextMenu, type MenuAction, type MenuSeparator } from '@tastwerk/ui';
import { Circle, CircleDot, Plus, Scissors, Spline, Type, Waypoints } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EditorAction, isAvailable } from '../../state/editor-action.js';
import { CANVAS_REGION } from '../../state/key-scope.js';
import { EDITOR_ACTIONS } from '../../actions/registry.js';
import { boxAroundObjects, selectionOf } from '../../state/selection.js';
import { newUuid } from '../../base/new-uuid.js';
import { useEditor } from '../../state/editor-context.js';
import { currentPageOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore, useWholeState } from '../../state/use-editor-state.js';
import { actionEntry } from '../../parts/action-entry.js';
import { watchLongPress } from './long-press.js';
import { type MenuSection, objectSections, pageSections } from './menu-entries.js';
import { objectAt, reachMm, toPage, toWindow } from './page-place.js';
import { type PointEntry, pointEntries } from './point-entries.js';
import { workspaceActions } from '../../state/workspace-state.js';

const ICON_PX = 16;

const POINT_ICONS: Readonly<Record<PointEntry['id'], typeof Plus>> = {
  insertPoint: Plus,
  removePoint: Scissors,
  cornerPoint: CircleDot,
  smoothPoint: Spline,
  openHere: Waypoints,
  closePath: Circle,
};

/** Entries with a line between each section and the next. */
function withLines(sections: readonly (readonly MenuAction[])[]): readonly (MenuAction | MenuSeparator)[] {
  return sections
    .filter((section) => section.length > 0)
    .flatMap((section, index): readonly (MenuAction | MenuSeparator)[] =>
      index === 0 ? section : [{ kind: 'separator', id: `line-${index}` }, ...section],
    );
}

function hostIn(root: Element | null): Element | null {
  return root?.querySelector(`[${CANVAS_REGION}]`) ?? null;
}

/** Opens the menu for the right mouse button, a long press and the menu key; returns where in the window the hand pointed. */
function usePlace(root: RefObject<HTMLElement | null>): Point | null {
  const store = useEditorStore();
  const { view } = useEditor();
  const [place, setPlace] = useState<Point | null>(null);
  const isOpen = useEditorState(({ workspace }) => workspace.overlay?.id === 'context');
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
      store.dispatch(workspaceActions.openOverlay('context'));
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

/** The menu of the drawing area: what can be done with the objects, the path's point or the page that the hand points at. */
export function CanvasContextMenu({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation(['commands', 'editor']);
  const store = useEditorStore();
  const state = useWholeState();
  const { run, view, editLabel } = useEditor();
  const place = usePlace(root);
  const host = hostIn(root.current);
  if (state.workspace.overlay?.id !== 'context' || !view || !host) return null;

  const selected = selectionOf(state);
  const box = boxAroundObjects(store.kinds, selected);
  const { left, top } = host.getBoundingClientRect();
  const at = place ?? (box ? toWindow(view, host, boxCentre(box)) : { x: left + ICON_PX, y: top + ICON_PX });
  const pointed = toPage(view, host, at);

  const entryOf = (action: EditorAction): MenuAction => actionEntry(action, state, store.kinds, t);
  const [single, ...others] = selected;
  const points =
    place && single?.type === 'path' && others.length === 0
      ? pointEntries(single, pointed, reachMm(view))
      : [];
  const sections: readonly MenuSection[] =
    selected.length > 0 ? objectSections(state, store.kinds) : pageSections(state, store.kinds);
  const special: readonly MenuAction[] = points.map(({ id }) => {
    const Icon = POINT_ICONS[id];
    return { id, label: t(`context.${id}`), icon: <Icon size={ICON_PX} /> };
  });
  const newLabel: readonly MenuAction[] =
    selected.length === 0 && place
      ? [{ id: 'newLabel', label: t('context.newLabel'), icon: <Type size={ICON_PX} /> }]
      : [];

  const close = () => void store.dispatch(workspaceActions.closeOverlay());
  const addLabel = () => {
    const page = currentPageOf(state);
    if (!page) return;
    const label = store.kinds.create('label', {
      uuid: newUuid(),
      x: pointed.x,
      y: pointed.y,
      autoSize: true,
    });
    store.dispatch(runCommand({ type: 'add-objects', pageUuid: page.uuid, objects: [label] }));
    store.dispatch(sessionActions.select([label.uuid]));
    editLabel(label.uuid);
  };
  const choose = (id: string) => {
    close();
    const point = points.find((entry) => entry.id === id);
    const action = EDITOR_ACTIONS.find((one) => one.id === id);
    if (point) store.dispatch(runCommand(point.command));
    else if (id === 'newLabel') addLabel();
    else if (action && isAvailable(action, store.getState(), store.kinds)) run(action);
  };

  return (
    <ContextMenu
      label={t('context.label')}
      at={at}
      items={withLines([special, newLabel, ...sections.map((section) => section.map(entryOf))])}
      onAction={choose}
      onClose={close}
    />
  );
}
