import { describe, expect, it } from '@jest/globals';
import { smallTable, written } from '../testing/small-table.js';
import { PlainLetters } from './plain-letters.js';

/** The letters of a text that are written as their own cells without asking for rules. */
function plainIn(rules: string, text: string): string {
  const table = smallTable(rules);
  const letters = new PlainLetters(table);
  const symbols = Array.from(text, (character) => table.symbolOf(character.codePointAt(0) ?? 0));
  const small = table.smallOf(symbols);
  return symbols.map((_, at) => (letters.isAt(symbols, small, at) ? text[at] : '_')).join('');
}

describe('letters that are written as their own cells', () => {
  it.each([
    ['', 'abc a,b 1a', '_bc_______'],
    ['always bc 6', 'abcb', '__cb'],
    ['always bcx 6', 'abcb', '_bcb'],
    ['word b 6', 'ab', '_b'],
    ['midendword b 6', 'ab', '__'],
    ['capsletter 6\ncapsnocont', 'aBc', '__c'],
    ['', 'ab\u{416}a', '_b__'],
  ])('stand behind others, and no rule stands at them: %j %s', (rules, text, expected) => {
    expect(plainIn(rules, text)).toBe(expected);
  });

  it.each([
    ['', true],
    ['always bc 6', true],
    ['compbrl ab', false],
    ['context "a" @6', false],
    ['context $d["a"] @6', false],
  ])('are in a table without rules that begin anywhere: %j', (rules, expected) => {
    expect(PlainLetters.areIn(smallTable(rules))).toBe(expected);
  });

  it('are none behind the end of the text, even where a table makes a letter of the character 0', () => {
    expect(written(smallTable('lowercase \\x0000 1'), 'ab')).toBe('1-12 from 0 1');
  });

  // As both releases of liblouis write these lines.
  it.each([
    ['capsletter 6', 'aBc', '1-6-12-14 from 0 1 1 2'],
    ['capsletter 6\nbegcapsword 6-6\nendcapsword 6-3', 'aBCx', '1-6-6-12-14-6-3-1346 from 0 1 1 1 2 2 2 3'],
    ['emphclass italic\nemphletter italic 4', 'abc', '1-4-12-14 from 0 1 1 2', [1]],
    [
      'emphclass italic\nbegemph italic 4\nendemph italic 56\nbegword bc 6',
      'bcxab',
      '4-6-56-1346-1-12 from 0 0 1 2 3 4',
      [0],
    ],
    [
      'numsign 3456\nnonumsign 56\nnumericmodechars .\nnumericnocontchars abc\nalways 1x 45',
      '1xab',
      '3456-45-56-1-12 from 0 0 2 2 3',
    ],
  ])('leave signs where they belong: %j %s', (rules, text, expected, italic: readonly number[] = []) => {
    const emphasisAt = (index: number) => (italic.includes(index) ? 1 : 0);
    expect(written(smallTable(rules), text, emphasisAt)).toBe(expected);
  });
});
