import type { CanvasInput, CanvasOptions, CanvasTheme } from '@tastwerk/canvas-fabric';
import { runCommand, sessionActions, shapeStyleOf } from '@tastwerk/editor-core';
import { SNAP_KINDS, type SnapKind } from '@tastwerk/editor-core/snapping';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useContributions } from '../contributions/contributions-context.js';
import { drawingOf } from '../contributions/editor-plugin.js';
import { openObject } from '../contributions/open-object.js';
import { newUuid } from '../base/new-uuid.js';
import { useEditor, useTypedDocument } from '../state/editor-context.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { useLayoutResources } from '../state/use-layout-resources.js';
import { readCanvasTheme, watchTheme } from './canvas-theme.js';
import type { CanvasFactory } from '../ports.js';

const NO_KINDS: readonly SnapKind[] = [];
const KINDS_WITHOUT_GRID: readonly SnapKind[] = SNAP_KINDS.filter((kind) => kind !== 'grid');

/** What the canvas shows now. */
function useCanvasInput(): Omit<CanvasInput, 'theme'> {
  const { document } = useTypedDocument();
  const { currentPage, selectedUuids, tool, style, symbol, corners, isSnapping, isSnappingToGrid } =
    useEditorState(({ session }) => session);
  const resources = useLayoutResources();
  const shapeStyle = useMemo(() => shapeStyleOf(style), [style]);
  const { tools: contributed } = useContributions();
  const tools = useMemo(
    () =>
      Object.fromEntries(
        contributed.flatMap((tool) => {
          const drawing = drawingOf(tool);
          return drawing ? [[tool.tool, drawing] as const] : [];
        }),
      ),
    [contributed],
  );
  return {
    document,
    pageIndex: Math.min(currentPage, document.pages.length - 1),
    resources,
    selection: selectedUuids,
    tool,
    tools,
    style: shapeStyle,
    symbol,
    corners,
    snapKinds: isSnapping ? (isSnappingToGrid ? SNAP_KINDS : KINDS_WITHOUT_GRID) : NO_KINDS,
  };
}

/** Makes the canvas view inside `host`, once there is what makes it, and keeps it showing the editor's state. */
export function useCanvasView(
  host: RefObject<HTMLElement | null>,
  canvasFactory: CanvasFactory | undefined,
  onViewport: () => void,
): void {
  const store = useEditorStore();
  const { view, setView, pointer, held, scalingFactor, editLabel } = useEditor();
  const input = useCanvasInput();
  const { tools: contributed, kinds } = useContributions();
  const kept = new Set(contributed.flatMap(({ tool, isKept }) => (isKept ? [tool] : [])));
  const latest = useRef({ input, editLabel, onViewport, kept });
  useEffect(() => {
    latest.current = { input, editLabel, onViewport, kept };
  });

  useEffect(() => {
    const element = host.current;
    if (!element || !canvasFactory) return;
    const options: CanvasOptions = {
      engine: store,
      input: { ...latest.current.input, theme: readCanvasTheme(element) },
      createUuid: newUuid,
      onCommand: (command) => void store.dispatch(runCommand(command)),
      onSelect: (uuids) => void store.dispatch(sessionActions.select(uuids)),
      onRefused: (issue) => void store.dispatch(sessionActions.refuse(issue)),
      onEditLabel: (uuid) => latest.current.editLabel(uuid),
      onOpen: (uuid) => openObject(store, kinds, uuid),
      onDrawn: (uuid) => {
        // Symbols are placed one after the other.
        const { tool } = store.getState().session;
        if (!latest.current.kept.has(tool)) store.dispatch(sessionActions.setTool('SELECT'));
        store.dispatch(sessionActions.select([uuid]));
      },
      onViewport: (viewport) => {
        scalingFactor.set(viewport.scalingFactor);
        latest.current.onViewport();
      },
      onPointer: (point) => pointer.set(point),
      onHeld: (frame) => held.set(frame),
    };
    const made = canvasFactory(element, options);
    setView(made);
    scalingFactor.set(made.viewport().scalingFactor);
    return () => {
      setView(undefined);
      held.set(null);
      made.destroy();
    };
  }, [host, canvasFactory, store, kinds, setView, pointer, held, scalingFactor]);

  const { document, pageIndex, resources, selection, tool, style, symbol, corners, snapKinds } = input;
  useEffect(() => {
    view?.update({
      document,
      pageIndex,
      resources,
      selection,
      tool,
      style,
      ...(symbol && { symbol }),
      ...(corners && { corners }),
      ...(snapKinds && { snapKinds }),
    });
  }, [view, document, pageIndex, resources, selection, tool, style, symbol, corners, snapKinds]);

  const [theme, setTheme] = useState<CanvasTheme>();
  useEffect(
    () => watchTheme(() => setTheme(host.current ? readCanvasTheme(host.current) : undefined)),
    [host],
  );
  useEffect(() => {
    if (theme) view?.update({ theme });
  }, [view, theme]);
}
