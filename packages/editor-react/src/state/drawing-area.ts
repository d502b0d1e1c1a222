import { createContext, type RefObject, useCallback, useContext, useEffect, useRef } from 'react';
import { CANVAS_REGION } from './key-scope.js';

/** The element of the drawing area. */
export const DrawingAreaContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The element of the drawing area, for parts that lie over it. */
export const useDrawingArea = (): RefObject<HTMLElement | null> => useContext(DrawingAreaContext);

/** Calls `onKey` for keys pressed on the drawing area, before they are taken for shortcuts. */
export function useKeysOfDrawing(onKey: (event: KeyboardEvent) => void): void {
  const area = useDrawingArea();
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    // Around the area: what the canvas does with a key of its own comes first.
    const element = area.current?.parentElement;
    if (!element) return undefined;
    const listen = (event: KeyboardEvent) => latest.current(event);
    element.addEventListener('keydown', listen);
    return () => element.removeEventListener('keydown', listen);
  }, [area]);
}

/** The element of the whole workspace. */
export const WorkspaceRootContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The element of the whole workspace, for parts that hear events in all of it. */
export const useWorkspaceRoot = (): RefObject<HTMLElement | null> => useContext(WorkspaceRootContext);

/** Leads the focus to the drawing in the workspace of `root`. */
export function focusDrawing(root: RefObject<HTMLElement | null>): void {
  root.current?.querySelector<HTMLElement>(`[${CANVAS_REGION}]`)?.focus();
}

/** Gives what leads the focus to the drawing. */
export function useFocusDrawing(): () => void {
  const root = useWorkspaceRoot();
  return useCallback(() => focusDrawing(root), [root]);
}
