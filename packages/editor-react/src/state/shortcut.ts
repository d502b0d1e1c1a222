/** A key with its modifiers. `mod` is Ctrl, on a Mac Command. */
export interface Shortcut {
  /** `KeyboardEvent.key`, letters in lower case. */
  readonly key: string;
  readonly mod?: boolean;
  /** Absent: either way, for signs that need Shift on some keyboards. */
  readonly shift?: boolean;
  /** Only for keys that write nothing, such as arrows: on many keyboards Alt writes signs. */
  readonly alt?: boolean;
}

/** Whether `shortcut` is a single character, with or without Shift, which is also pressed by mistake or typed by speech. */
export function isCharacter({ key, mod = false, alt = false }: Shortcut): boolean {
  return key.length === 1 && key !== ' ' && !mod && !alt;
}

/** The part of a keyboard event that decides which shortcut it is. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether `press` is `shortcut`. */
export function matchesShortcut(shortcut: Shortcut, press: KeyPress): boolean {
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return (
    key === shortcut.key &&
    press.altKey === (shortcut.alt ?? false) &&
    (press.ctrlKey || press.metaKey) === (shortcut.mod ?? false) &&
    (shortcut.shift === undefined || press.shiftKey === shortcut.shift)
  );
}

/** Keys whose caption is not their letter; the captions stand in `editor.json` under `keys`. */
const NAMED_KEYS = [
  'Delete',
  'Backspace',
  'Escape',
  'Enter',
  'Tab',
  'ContextMenu',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
] as const;

type KeyName = (typeof NAMED_KEYS)[number] | 'mod' | 'shift' | 'alt';

/** A shortcut as it is shown beside an action, such as "Strg+Z"; `nameOf` gives a key's caption. */
export function shortcutText(shortcut: Shortcut, nameOf: (key: KeyName) => string): string {
  const named = NAMED_KEYS.find((key) => key === shortcut.key);
  return [
    ...(shortcut.mod ? [nameOf('mod')] : []),
    ...(shortcut.alt ? [nameOf('alt')] : []),
    ...(shortcut.shift ? [nameOf('shift')] : []),
    named ? nameOf(named) : shortcut.key.toUpperCase(),
  ].join('+');
}
