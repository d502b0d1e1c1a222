import { type Cell, createCell } from './cell.js';
import { readStored, writeStored } from './browser-storage.js';
import type { EditorAction } from './editor-action.js';
import { isCharacter, type KeyPress, type Shortcut } from './shortcut.js';

/** How the keys of the editor are set in this browser. */
export interface KeyChoice {
  /** Whether single characters do nothing: speech input and wrong keys then change nothing (WCAG 2.2, 2.1.4). */
  readonly areCharactersOff: boolean;
  /** The keys that were chosen for actions, by the ids of these. */
  readonly own: Readonly<Record<string, Shortcut>>;
}

/** The keys as the plugins bring them. */
export const USUAL_KEYS: KeyChoice = { areCharactersOff: false, own: {} };

/** Where this browser remembers the choice. */
const STORAGE_KEY = 'tastwerk-keys';

/** Most keys that are remembered: more than there are actions was not written by the editor. */
const MOST_OWN = 500;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readShortcut(stored: unknown): Shortcut | undefined {
  if (!isRecord(stored)) return undefined;
  const { key, mod, shift, alt } = stored;
  if (typeof key !== 'string' || key === '') return undefined;
  return {
    key,
    ...(mod === true ? { mod } : {}),
    ...(typeof shift === 'boolean' ? { shift } : {}),
    ...(alt === true ? { alt } : {}),
  };
}

/** What `stored` says of a choice; the usual keys for what it does not say rightly: anyone may have written it. */
export function readKeyChoice(stored: unknown): KeyChoice {
  if (!isRecord(stored)) return USUAL_KEYS;
  const { areCharactersOff, own } = stored;
  const entries = isRecord(own) ? Object.entries(own).slice(0, MOST_OWN) : [];
  return {
    areCharactersOff: areCharactersOff === true,
    own: Object.fromEntries(
      entries.flatMap(([id, value]) => {
        const shortcut = readShortcut(value);
        return shortcut ? [[id, shortcut]] : [];
      }),
    ),
  };
}

/** The choice that this browser remembers; what it is set to is remembered, too. */
export function createKeyChoice(): Cell<KeyChoice> {
  const cell = createCell(readKeyChoice(readStored(STORAGE_KEY)));
  return {
    ...cell,
    set: (choice) => {
      cell.set(choice);
      writeStored(STORAGE_KEY, choice);
    },
  };
}

/** The keys of `action` under `choice`. */
export function chosenShortcuts(
  { id, shortcuts }: Pick<EditorAction, 'id' | 'shortcuts'>,
  { own, areCharactersOff }: KeyChoice,
): readonly Shortcut[] {
  const chosen = own[id] ? [own[id]] : shortcuts;
  return areCharactersOff ? chosen.filter((shortcut) => !isCharacter(shortcut)) : chosen;
}

/** Keys that the browser or the editor itself needs, with Ctrl or Command, and without. */
const TAKEN_WITH_MOD: ReadonlySet<string> = new Set(['w', 't', 'n', 'q', 'l', 'c', 'v', 'x', 'a']);
const FUNCTION_KEY = /^F(?:[1-9]|1[0-2])$/u;
/** F5 and F11 belong to the browser, F6 goes through the parts of the editor. */
const TAKEN_FUNCTION_KEYS: ReadonlySet<string> = new Set(['F5', 'F6', 'F11', 'F12']);

/** The shortcut that `press` would be; `taken` for keys that are needed otherwise, `none` for keys that are none by themselves. */
export function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyPress): Shortcut | 'taken' | 'none' {
  const mod = ctrlKey || metaKey;
  if (altKey) return 'taken';
  const held = { ...(mod ? { mod } : {}) };
  if (FUNCTION_KEY.test(key)) {
    return TAKEN_FUNCTION_KEYS.has(key) ? 'taken' : { key, ...held, shift: shiftKey };
  }
  if (key.length > 1) return ['Shift', 'Control', 'Meta', 'Alt', 'AltGraph'].includes(key) ? 'none' : 'taken';
  if (key === ' ') return 'taken';
  const lower = key.toLowerCase();
  if (mod && TAKEN_WITH_MOD.has(lower)) return 'taken';
  // Signs need Shift on some keyboards and on others not.
  return lower === key.toUpperCase() ? { key, ...held } : { key: lower, ...held, shift: shiftKey };
}

/** Whether one press can be both shortcuts. */
export function isSameShortcut(one: Shortcut, other: Shortcut): boolean {
  return (
    one.key === other.key &&
    (one.mod ?? false) === (other.mod ?? false) &&
    (one.alt ?? false) === (other.alt ?? false) &&
    (one.shift === undefined || other.shift === undefined || one.shift === other.shift)
  );
}
