import { describe, expect, it } from '@jest/globals';
import { chosenShortcuts, isSameShortcut, readKeyChoice, shortcutOf, USUAL_KEYS } from './key-choice.js';
import type { KeyPress } from './shortcut.js';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

const rect = { id: 'rect', shortcuts: [{ key: 'r' }, { key: 'r', mod: true }] };

describe('chosen keys', () => {
  it('are those of the action where none were chosen', () => {
    expect(chosenShortcuts(rect, USUAL_KEYS)).toEqual(rect.shortcuts);
  });

  it('take the place of its own', () => {
    const choice = { areCharactersOff: false, own: { rect: { key: 'F3' } } };
    expect(chosenShortcuts(rect, choice)).toEqual([{ key: 'F3' }]);
  });

  it('lose single characters that are switched off, with Shift too, and keep those with Ctrl', () => {
    expect(chosenShortcuts(rect, { areCharactersOff: true, own: {} })).toEqual([{ key: 'r', mod: true }]);
    const choice = { areCharactersOff: true, own: { rect: { key: 'r', shift: true } } };
    expect(chosenShortcuts(rect, choice)).toEqual([]);
  });
});

describe('a pressed key as a shortcut', () => {
  it('is a letter with or without Shift, a sign either way, a key with Ctrl or a function key', () => {
    expect(shortcutOf(press('K', { shiftKey: true }))).toEqual({ key: 'k', shift: true });
    expect(shortcutOf(press('k'))).toEqual({ key: 'k', shift: false });
    expect(shortcutOf(press('?', { shiftKey: true }))).toEqual({ key: '?' });
    expect(shortcutOf(press('k', { ctrlKey: true }))).toEqual({ key: 'k', mod: true, shift: false });
    expect(shortcutOf(press('F3'))).toEqual({ key: 'F3', shift: false });
  });

  it.each([
    press('w', { ctrlKey: true }),
    press('F6'),
    press('F5'),
    press('Enter'),
    press('ArrowLeft'),
    press(' '),
    press('k', { altKey: true }),
  ])('is refused where it is needed otherwise: %o', (pressed) => {
    expect(shortcutOf(pressed)).toBe('taken');
  });

  it('is none while only Shift or Ctrl is held', () => {
    expect(shortcutOf(press('Shift', { shiftKey: true }))).toBe('none');
    expect(shortcutOf(press('Control', { ctrlKey: true }))).toBe('none');
  });

  it('is the same as one that asks for no Shift', () => {
    expect(isSameShortcut({ key: 'r' }, { key: 'r', shift: true })).toBe(true);
    expect(isSameShortcut({ key: 'r', shift: false }, { key: 'r', shift: true })).toBe(false);
    expect(isSameShortcut({ key: 'r' }, { key: 'r', mod: true })).toBe(false);
  });
});

describe('remembered keys', () => {
  it('are read as they were written', () => {
    const choice = { areCharactersOff: true, own: { rect: { key: 'k', shift: false } } };
    expect(readKeyChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it.each([
    undefined,
    null,
    7,
    'keys',
    [],
    { own: [] },
    { own: { rect: 7 } },
    { own: { rect: { key: '' } } },
  ])('are the usual ones where something else is stored: %j', (stored) =>
    expect(readKeyChoice(stored)).toEqual(USUAL_KEYS),
  );
});
