import { asIndex, type IndexPosition, withIndices } from '@tastwerk/editor-core/scene';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The keys that, with Ctrl, lower and raise what is selected, as text programs have them. */
export const INDEX_KEYS = { lowered: ',', raised: '.' } as const satisfies Record<IndexPosition, string>;

const POSITIONS: ReadonlyMap<string, IndexPosition> = new Map([
  [INDEX_KEYS.lowered, 'lowered'],
  [INDEX_KEYS.raised, 'raised'],
]);

/** Ordinary letters: those that are lowered or raised are modifiers (Lm) in Unicode. */
const LETTER = /^[\p{Lu}\p{Ll}\p{Lo}]$/u;
const BLANK = /^\s*$/u;

/** What the last press has led to; it holds as long as caret and selection stay. */
interface Aftermath {
  readonly start: number;
  readonly end: number;
  /** Where the next characters are set. */
  readonly mode?: IndexPosition;
  /** Whether that has been done to a character. */
  readonly hasSet?: boolean;
  /** Text of which Unicode has no such form. */
  readonly without?: { readonly text: string; readonly position: IndexPosition };
}

/** Lowers and raises text in a field. */
export interface Indices extends Pick<Aftermath, 'mode' | 'without'> {
  /**
   * Sets what is selected lower or higher, or back on the line; without a selection, a digit or sign before the caret, or else what is
   * typed next.
   */
  readonly set: (position: IndexPosition) => void;
  /** Does the same by the keys for it; true where the key was one of them. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** Takes what was typed in the field. */
  readonly onType: (text: string) => void;
}

/** Whether `character` before the caret is set, and not what is typed next: letters carry indices, digits and signs are indices. */
const isIndexItself = (character: string, position: IndexPosition) =>
  !LETTER.test(character) && withIndices(character, position) !== character;

/** What is told of `text` for `position`; nothing where it is blank or can be set so. */
const lacking = (text: string, position: IndexPosition) =>
  BLANK.test(text) || withIndices(text, position) !== text ? {} : { without: { text, position } };

/** What was typed at `caret` of `before`; undefined where `after` differs elsewhere, too. */
function typedAt(caret: number, before: string, after: string): string | undefined {
  const typed = after.slice(caret, caret + after.length - before.length);
  return typed !== '' && before.slice(0, caret) + typed + before.slice(caret) === after ? typed : undefined;
}

/** Sub- and superscript for the `text` in `field`; `onChange` gets the new text. */
export function useIndices(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
): Indices {
  const selection = useRef<readonly [number, number]>(undefined);
  const [aftermath, setAftermath] = useState<Aftermath | null>(null);

  // React puts the caret to the end of a text that it sets.
  useLayoutEffect(() => {
    if (!selection.current) return;
    field.current?.setSelectionRange(...selection.current);
    selection.current = undefined;
  });

  useEffect(() => {
    if (!aftermath) return;
    const forget = () => {
      const { current } = field;
      if (!current || document.activeElement !== current) return;
      if (current.selectionStart !== aftermath.start || current.selectionEnd !== aftermath.end)
        setAftermath(null);
    };
    document.addEventListener('selectionchange', forget);
    return () => document.removeEventListener('selectionchange', forget);
  }, [field, aftermath]);

  const write = (changed: string, start: number, end: number) => {
    selection.current = [start, end];
    onChange(changed);
  };

  const setSelected = (
    { value, selectionStart: start, selectionEnd }: HTMLTextAreaElement,
    to: IndexPosition,
  ) => {
    const chosen = value.slice(start, selectionEnd);
    const changed = withIndices(chosen, to);
    const end = start + changed.length;
    setAftermath(changed === chosen ? { start, end, ...lacking(chosen, to) } : null);
    if (changed !== chosen) write(value.slice(0, start) + changed + value.slice(selectionEnd), start, end);
  };

  const setAtCaret = ({ value, selectionEnd: caret }: HTMLTextAreaElement, position: IndexPosition) => {
    const character = Array.from(value.slice(0, caret)).at(-1) ?? '';
    const at = { start: caret, end: caret };
    if (aftermath?.mode) {
      setAftermath(aftermath.mode === position ? null : { ...at, mode: position });
    } else if (isIndexItself(character, position)) {
      setAftermath(null);
      write(value.slice(0, caret - 1) + withIndices(character, position) + value.slice(caret), caret, caret);
    } else {
      setAftermath({ ...at, mode: position, ...lacking(character, position) });
    }
  };

  const set = (position: IndexPosition) => {
    const element = field.current;
    if (!element) return;
    element.focus();
    if (element.selectionStart === element.selectionEnd) setAtCaret(element, position);
    else setSelected(element, position);
  };

  const onType = (after: string) => {
    const typed = aftermath?.mode && typedAt(aftermath.start, text, after);
    if (!aftermath?.mode || typed === undefined) {
      setAftermath(null);
      onChange(after);
      return;
    }
    const { mode: position, start } = aftermath;
    const characters = Array.from(typed, (character) => asIndex(character, position));
    const end = start + typed.length;
    const at = { start: end, end };
    if (Array.from(typed).every((character, index) => character !== characters[index])) {
      setAftermath({ ...at, mode: position, hasSet: true });
    } else {
      // What follows an index is no surprise on the line.
      setAftermath(aftermath.hasSet ? null : { ...at, ...lacking(typed, position) });
    }
    write(after.slice(0, start) + characters.join('') + after.slice(end), end, end);
  };

  return {
    ...(aftermath?.mode && { mode: aftermath.mode }),
    ...(aftermath?.without && { without: aftermath.without }),
    set,
    onType,
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
