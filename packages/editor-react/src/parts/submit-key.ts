import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * What hears Ctrl+Enter (Command+Enter) in a form: it is sent from any field, lists and texts of several lines too. With Shift it `isNext`. A number
 * or a text counts once its field is left, so the field is left for a moment and what is sent is what that has settled.
 */
export function useSubmitKey(onSubmit: (isNext: boolean) => void): (event: KeyboardEvent) => void {
  const latest = useRef(onSubmit);
  useEffect(() => {
    latest.current = onSubmit;
  });
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    const isNext = event.shiftKey;
    const field = document.activeElement;
    if (field instanceof HTMLElement) field.blur();
    setTimeout(() => {
      latest.current(isNext);
      // Where nothing else takes the focus, as a wrong field or the next dialog does, it comes back.
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && field instanceof HTMLElement && field.isConnected) field.focus();
      });
    });
  };
}
