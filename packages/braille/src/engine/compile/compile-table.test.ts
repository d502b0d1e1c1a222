import { describe, expect, it } from '@jest/globals';
import { compileTable } from './compile-table.js';
import { TableError } from './table-line.js';

function compile(text: string) {
  return compileTable(['a.ctb'], (file) => ({ 'a.ctb': text, 'b.cti': 'letter b 12' })[file]);
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
    const table = compileTable(['b.cti', 'a.ctb'], (file) => files[file]);
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
    ['noback correct %rare "a"', 'a.ctb:1: no character class rare'],
    ['endemphphrase bold before 3', 'a.ctb:1: the end of a phrase must stand after it'],
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

  it('keeps the first cells of a character and all its classes', () => {
    const [, apostrophe] = compile("punctuation ' 6\nlowercase ' 3").characters;
    expect(apostrophe).toMatchObject({ cells: [0b100000], classes: 8 | 32 | 2 });
  });

  it('writes a capital as its small letter', () => {
    const [, small, capital] = compile('lowercase a 1\nbase uppercase A a').characters;
    expect(capital).toMatchObject({ codePoint: 0x41, base: 1, cells: small?.cells });
  });
});
