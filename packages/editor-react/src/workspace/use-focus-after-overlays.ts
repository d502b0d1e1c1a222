import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFocusDrawing } from '../state/drawing-area.js';

const focusedElement = (): HTMLElement | undefined => {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : undefined;
};

/**
 * Returns the focus when the last overlay closes and has lost it: to what had it before the first one, else to the drawing. A dialog that was
 * opened from the list of commands knows only that list, which is gone by then.
 */
export function useFocusAfterOverlays(isOpen: boolean): void {
  const opener = useRef<HTMLElement | undefined>(undefined);
  const wasOpen = useRef(isOpen);
  const focusDrawing = useFocusDrawing();
  // Before the overlay takes the focus, which it does in an effect of its own.
  useLayoutEffect(() => {
    if (isOpen) opener.current = focusedElement() ?? opener.current;
  }, [isOpen]);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!hasClosed) return undefined;
    // The overlay returns the focus itself in the frame after it is gone.
    const frame = requestAnimationFrame(() => {
      if (focusedElement()) return;
      // What is gone or not shown takes no focus.
      opener.current?.focus();
      if (!focusedElement()) focusDrawing();
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen, focusDrawing]);
}
