import { type IndexPosition, withIndices } from '@tastwerk/editor-core';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The keys that, with Ctrl, lower and raise what is selected, as text programs have them. */
export const INDEX_KEYS = { lowered: ',', raised: '.' } as const satisfies Record<IndexPosition, string>;

const POSITIONS: ReadonlyMap<string, IndexPosition> = new Map([
  [INDEX_KEYS.lowered, 'lowered'],
  [INDEX_KEYS.raised, 'raised'],
]);

/** Lowers and raises text in a field. */
export interface Indices {
  /** Sets what is selected, or else the character before the caret, lower or higher, or back on the line. */
  readonly set: (position: IndexPosition) => void;
  /** Does the same by the keys for it; true where the key was one of them. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** Sub- and superscript for the text in `field`; `onChange` gets the new text. */
export function useIndices(
  field: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
): Indices {
  const selection = useRef<readonly [number, number]>(undefined);

  // React puts the caret to the end of a text that it sets.
  useLayoutEffect(() => {
    if (!selection.current) return;
    field.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  });

  const set = (position: IndexPosition) => {
    const element = field.current;
    if (!element) return;
    const { value, selectionStart, selectionEnd } = element;
    const start = selectionStart === selectionEnd ? Math.max(0, selectionStart - 1) : selectionStart;
    const chosen = value.slice(start, selectionEnd);
    const changed = withIndices(chosen, position);
    element.focus();
    if (changed === chosen) return;
    const end = start + changed.length;
    selection.current = [selectionStart === selectionEnd ? end : start, end];
    onChange(value.slice(0, start) + changed + value.slice(selectionEnd));
  };

  return {
    set,
    onKey(event) {
      const position =
        (event.ctrlKey || event.metaKey) && !event.altKey ? POSITIONS.get(event.key) : undefined;
      if (!position) return false;
      event.preventDefault();
      set(position);
      return true;
    },
  };
}
