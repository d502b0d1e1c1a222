import { describe, expect, it } from '@jest/globals';
import type { Release } from '../model/release.js';
import { smallTable, written } from '../testing/small-table.js';
import { compileTable } from './compile-table.js';

function compile(text: string, release: Release) {
  return compileTable(['a.ctb'], (file) => (file === 'a.ctb' ? text : undefined), release);
}

describe('a character defined twice', () => {
  const text = "punctuation ' 6\nlowercase ' 3";

  it.each([
    ['3.24', [0b100]],
    ['3.39', [0b100000]],
  ] as const)('has in %s the cells %j where no rule is asked', (release, cells) => {
    expect(compile(text, release).characters[1]).toMatchObject({ cells, classes: 8 | 32 | 2 });
  });

  it('needs no rule where the first cells count anyway', () => {
    expect(compile(text, '3.39').rules).toEqual([]);
  });
});

describe('a form of another character', () => {
  const cellsOfBase = [0b1];
  const ownCells = [0b1000001];
  const character = (text: string, release: Release) => compile(text, release).characters[1];

  it('that has other cells before its base line has those of its base in 3.24, and is no form in 3.39', () => {
    const text = 'uppercase A 17\nlowercase a 1\nbase uppercase A a';
    expect(character(text, '3.24')).toMatchObject({ base: 2, mode: 16, cells: cellsOfBase });
    expect(character(text, '3.39')).toMatchObject({ base: 1, mode: 0, cells: ownCells });
  });

  it('that has the cells of its base before its base line stays a form', () => {
    const text = 'uppercase A 1\nlowercase a 1\nbase uppercase A a';
    expect(character(text, '3.39')).toMatchObject({ base: 2, mode: 16, cells: cellsOfBase });
  });

  it('that has other cells behind its base line keeps them in 3.39 for rules only', () => {
    const text = 'base uppercase A a\nuppercase A 17\nlowercase a 1';
    const table = compile(text, '3.39');
    expect(table.characters[1]).toMatchObject({ base: 2, mode: 16, cells: cellsOfBase });
    expect(table.rules[0]?.items).toMatchObject([{ opcode: 'definition', cells: ownCells }]);
  });

  it('belongs to the last base that the table names in 3.24, to the first in 3.39', () => {
    const text = 'base uppercase A a\nlowercase a 1\nlowercase b 12\nbase uppercase A b';
    expect(character(text, '3.24')).toMatchObject({ base: 3 });
    expect(character(text, '3.39')).toMatchObject({ base: 2 });
  });
});

describe('table text', () => {
  it('says which release it was compiled for', () => {
    expect(compile('letter a 1', '3.39').release).toBe('3.39');
  });

  it('is not joined by a backslash at the end of a line in 3.39', () => {
    expect(() => compile('always \\\naa 12', '3.39')).toThrow('a.ctb:1: unknown escape');
  });

  it('has brackets behind one backslash in match rules', () => {
    const table = smallTable('sign ] 3456\nmatch [x\\]] ab - 6\nmatch - bc \\] 5', {}, '3.39');
    expect(written(table, ']ab')).toBe('3456-6 from 0 1');
    expect(written(table, 'bc]')).toBe('5-3456 from 0 2');
    expect(written(table, 'bab')).toBe('12-1-12 from 0 1 2');
  });
});

describe('more classes than there are bits', () => {
  const names = [...'abcdefghijklmnopqrstuv'].map((letter) => `first${letter}`);
  const others = names.map((name) => `attribute ${name} a`).join('\n');

  it('are asked for by their members in passes over characters and over cells', () => {
    const rules = 'attribute last bc\nnoback correct [%last2] "x"\nnoback pass2 [!%last.] @6';
    const table = smallTable(`${others}\n${rules}`, {}, '3.39');
    expect(written(table, 'bcabac')).toBe('6-12-6-14 from 0 3 4 5');
  });

  it('take members behind the rules that ask for them, too', () => {
    const table = smallTable(`${others}\nattribute last b\nnoback correct [%last] "x"\nattribute last c`);
    expect(written(table, 'cb')).toBe('1346-1346 from 0 1');
  });

  it('cannot be asked for by other rules', () => {
    const rules = 'attribute last bc\nafter last always a 6';
    expect(() => smallTable(`${others}\n${rules}`)).toThrow('too many character classes');
  });
});
