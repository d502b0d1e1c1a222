import { describe, expect, it } from '@jest/globals';
import type { Release } from '../model/release.js';
import { compileTable } from './compile-table.js';
import { TableError } from './table-line.js';

function compile(text: string, release: Release = '3.24') {
  return compileTable(['a.ctb'], (file) => ({ 'a.ctb': text, 'b.cti': 'letter b 12' })[file], release);
}

describe('compileTable', () => {
  it('reads included tables', () => {
    const table = compile('include b.cti\nletter a 1');
    expect(table.characters.slice(1).map(({ codePoint }) => String.fromCodePoint(codePoint))).toEqual([
      'b',
      'a',
    ]);
  });

  it('reads several files as one table, in their order', () => {
    const files: Readonly<Record<string, string>> = { 'a.ctb': 'letter a 1', 'b.cti': 'letter b 12' };
    const table = compileTable(['b.cti', 'a.ctb'], (file) => files[file], '3.24');
    expect(table.characters.slice(1).map(({ cells }) => cells)).toEqual([[0b11], [0b1]]);
  });

  it('skips comments, blank lines and lines for back-translation', () => {
    const table = compile('# always a 1\n\nnofor always a 1\nletter a 1 # a comment\n');
    expect(table.rules).toEqual([]);
    expect(table.characters).toHaveLength(2);
  });

  it.each([
    ['letter a 1\nfrobnicate b 12', 'a.ctb:2: unknown opcode frobnicate'],
    ['include c.cti', 'a.ctb:1: there is no table c.cti'],
    ['letter a 1g', 'a.ctb:1: "1g" is not a dot pattern'],
    ['letter ab 1', 'a.ctb:1: "ab" is not one character'],
    ['always ab', 'a.ctb:1: always needs 2 operands'],
    ['always \\q 1', 'a.ctb:1: unknown escape \\q'],
    ['noback pass2 @1;2 @3', 'a.ctb:1: cannot read the test at ";2"'],
    ['noback correct %rare "a"', 'a.ctb:1: rare is neither a class nor a swap'],
    ['emphletter bold 3', 'a.ctb:1: no kind of emphasis bold'],
    ['endcapsphrase 3 6', 'a.ctb:1: the end of a phrase stands before or after its last word'],
    ['always ab =', 'a.ctb:1: a is not defined'],
    ['base space a b', 'a.ctb:1: space is no class of forms'],
    ['swapcc small A b\nnoback correct %large ?', 'a.ctb:2: large is neither a class nor a swap'],
    ['noback correct #99=1 ?', 'a.ctb:1: no variable 99'],
    ['exactdots 1-2', 'a.ctb:1: the operand must begin with @'],
    ['grouping pair ( 1,2', 'a.ctb:1: a grouping needs two characters'],
    ['noback', 'a.ctb:1: a prefix without an opcode'],
  ])('fails the build for %j with file and line', (text, message) => {
    expect(() => compile(text)).toThrow(message);
    expect(() => compile(text)).toThrow(TableError);
  });

  it('reads dots with blank cells and virtual dots as bit sets', () => {
    expect(compile('always ab 0-16-36a-f').rules[0]?.items[0]?.cells).toEqual([
      0,
      0b100001,
      0b1000100100,
      1 << 14,
    ]);
  });

  it('writes a character defined twice by its first cells as a rule, by its last in place of another', () => {
    const { characters, rules } = compile("punctuation ' 6\nlowercase ' 3");
    expect(characters[1]).toMatchObject({ cells: [0b100], classes: 8 | 32 | 2 });
    expect(rules[0]?.items).toMatchObject([{ opcode: 'definition', cells: [0b100000] }]);
  });

  it('joins a line to the next by a backslash at its end, and counts both', () => {
    expect(compile('always \\\naa 12').rules[0]?.items[0]).toMatchObject({ cells: [0b11] });
    expect(() => compile('always \\\naa 12\nbad')).toThrow('a.ctb:3: unknown opcode bad');
  });

  it('writes a capital as its small letter', () => {
    const [, small, capital] = compile('lowercase a 1\nbase uppercase A a').characters;
    expect(capital).toMatchObject({ codePoint: 0x41, base: 1, cells: small?.cells });
  });
});
