import { act } from '@testing-library/react';

/** What the browser sends for Ctrl+C, Ctrl+X and Ctrl+V; jsdom has no such event. */
export function clipboardEvent(type: 'copy' | 'cut' | 'paste', target: Element, text = '') {
  let kept = text;
  const clipboardData = {
    files: [],
    getData: () => kept,
    setData: (_: string, said: string) => (kept = said),
  };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData });
  act(() => void target.dispatchEvent(event));
  return { text: kept, isTaken: event.defaultPrevented };
}
