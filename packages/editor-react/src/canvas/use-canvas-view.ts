import type { CanvasInput, CanvasOptions, CanvasTheme } from '@tastwerk/canvas-fabric';
import {
  bundledFontMetrics,
  runCommand,
  type SceneResources,
  sessionActions,
  shapeStyleOf,
} from '@tastwerk/editor-core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { newUuid } from '../new-uuid.js';
import { useEditor, useEditorActivity } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { readCanvasTheme, watchTheme } from './canvas-theme.js';
import { withoutAids } from './without-aids.js';
import { withEditedLabel } from './use-label-editing.js';
import type { CanvasFactory } from '../ports.js';

const NO_SELECTION: readonly string[] = [];

/** What the canvas shows now. In the preview nothing is selected and nothing is drawn that the sheet will not have. */
function useCanvasInput(): Omit<CanvasInput, 'theme'> {
  const { braille, labelEditing } = useEditorActivity();
  const saved = useEditorState(documentOf);
  const { currentPage, selectedUuids, tool, style, previewMode } = useEditorState(({ session }) => session);
  const resources = useMemo<SceneResources>(
    () => ({ braille: braille.book, font: bundledFontMetrics }),
    [braille.book],
  );
  const typed = useMemo(() => withEditedLabel(saved, labelEditing.edited), [saved, labelEditing.edited]);
  const document = useMemo(() => (previewMode ? withoutAids(typed) : typed), [typed, previewMode]);
  const shapeStyle = useMemo(() => shapeStyleOf(style), [style]);
  return {
    document,
    pageIndex: Math.min(currentPage, document.pages.length - 1),
    resources,
    selection: previewMode ? NO_SELECTION : selectedUuids,
    tool,
    style: shapeStyle,
  };
}

/** Makes the canvas view inside `host` and keeps it showing the editor's state. */
export function useCanvasView(
  host: RefObject<HTMLElement | null>,
  canvasFactory: CanvasFactory,
  onViewport: () => void,
): void {
  const store = useEditorStore();
  const { view, setView, pointer, scalingFactor } = useEditor();
  const { labelEditing } = useEditorActivity();
  const input = useCanvasInput();
  const latest = useRef({ input, labelEditing, onViewport });
  useEffect(() => {
    latest.current = { input, labelEditing, onViewport };
  });

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const options: CanvasOptions = {
      input: { ...latest.current.input, theme: readCanvasTheme(element) },
      createUuid: newUuid,
      onCommand: (command) => void store.dispatch(runCommand(command)),
      onSelect: (uuids) => void store.dispatch(sessionActions.select(uuids)),
      onEditLabel: (uuid) => latest.current.labelEditing.begin(uuid),
      onDrawn: (uuid) => {
        store.dispatch(sessionActions.setTool('SELECT'));
        store.dispatch(sessionActions.select([uuid]));
      },
      onViewport: (viewport) => {
        scalingFactor.set(viewport.scalingFactor);
        latest.current.onViewport();
      },
      onPointer: (point) => pointer.set(point),
    };
    const made = canvasFactory(element, options);
    setView(made);
    scalingFactor.set(made.viewport().scalingFactor);
    return () => {
      setView(undefined);
      made.destroy();
    };
  }, [host, canvasFactory, store, setView, pointer, scalingFactor]);

  const { document, pageIndex, resources, selection, tool, style } = input;
  useEffect(() => {
    view?.update({ document, pageIndex, resources, selection, tool, style });
  }, [view, document, pageIndex, resources, selection, tool, style]);

  const [theme, setTheme] = useState<CanvasTheme>();
  useEffect(
    () => watchTheme(() => setTheme(host.current ? readCanvasTheme(host.current) : undefined)),
    [host],
  );
  useEffect(() => {
    if (theme) view?.update({ theme });
  }, [view, theme]);
}
