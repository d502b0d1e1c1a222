import { describe, expect, it } from '@jest/globals';
import { matchesShortcut, shortcutText } from './shortcut.js';

const press = (
  key: string,
  modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...modifiers,
});

describe('matchesShortcut', () => {
  it('takes Ctrl and Command for mod, and capital letters for letters', () => {
    const undo = { key: 'z', mod: true, shift: false };
    expect(matchesShortcut(undo, press('z', { ctrlKey: true }))).toBe(true);
    expect(matchesShortcut(undo, press('Z', { metaKey: true }))).toBe(true);
    expect(matchesShortcut(undo, press('z'))).toBe(false);
    expect(matchesShortcut(undo, press('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
  });

  it('leaves Shift open where a sign may need it', () => {
    expect(matchesShortcut({ key: '+' }, press('+', { shiftKey: true }))).toBe(true);
    expect(matchesShortcut({ key: '+' }, press('+'))).toBe(true);
  });

  it('never takes a key with Alt', () => {
    expect(matchesShortcut({ key: 'v' }, press('v', { altKey: true }))).toBe(false);
  });
});

describe('shortcutText', () => {
  const names = (key: string) => `<${key}>`;

  it('joins modifiers and key', () => {
    expect(shortcutText({ key: 'z', mod: true, shift: true }, names)).toBe('<mod>+<shift>+Z');
    expect(shortcutText({ key: 'Delete' }, names)).toBe('<Delete>');
    expect(shortcutText({ key: '+', mod: true }, names)).toBe('<mod>++');
  });
});
