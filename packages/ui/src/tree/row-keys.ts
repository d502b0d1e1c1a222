import type { KeyboardEvent } from 'react';

/** Where rows are dropped: between others, or into one. */
export interface RowDrop {
  readonly ids: readonly string[];
  readonly target: string;
  readonly position: 'before' | 'after' | 'on';
}

/** What a key on a focused row asks for. */
export type RowKey = 'rename' | 'delete' | 'up' | 'down';

const KEYS: Readonly<Record<string, RowKey>> = { F2: 'rename', Delete: 'delete', Backspace: 'delete' };
const ALT_KEYS: Readonly<Record<string, RowKey>> = { ArrowUp: 'up', ArrowDown: 'down' };

/** For the element around rows, on the way down: tells `onKey` what a key on the row in focus asks for. */
export function pressInRows(
  event: KeyboardEvent<HTMLElement>,
  onKey: ((key: RowKey, id: string) => void) | undefined,
): void {
  const { target } = event;
  // What is sent on below comes by here again.
  if (!(target instanceof Element) || target === event.currentTarget) return;
  if (target.getAttribute('role') !== 'row') {
    // Rows keep the keys of their controls to themselves; those of the page, such as undoing, go on.
    const isOfPage = (event.ctrlKey || event.metaKey) && target.closest('input, textarea') === null;
    if (isOfPage) event.currentTarget.dispatchEvent(new window.KeyboardEvent('keydown', event.nativeEvent));
    return;
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const key = (event.altKey ? ALT_KEYS : KEYS)[event.key];
  const id = target.getAttribute('data-key');
  if (!key || id === null || !onKey) return;
  event.preventDefault();
  event.stopPropagation();
  onKey(key, id);
}
