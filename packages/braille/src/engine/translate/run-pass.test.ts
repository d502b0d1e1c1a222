import { describe, expect, it } from '@jest/globals';
import { smallTable, written } from '../testing/small-table.js';

describe('a pass', () => {
  it.each([
    ['the longer string', '"ab" "x"\n"abc" "y"', 'abc', '13456 from 0'],
    ['a string before classes', '$l "x"\n"a" "y"', 'ab', '13456-1346 from 0 1'],
    ['the first of equals', '["a"]$l "x"\n["a"] "z"', 'ac', '1346-14 from 0 1'],
    ['the first of equals by their first string', '["a"] "z"\n["a"]$l "x"', 'ac', '1356-14 from 0 1'],
    ['the part between the brackets', '"a"["bc"]"x" "zzz"', 'abcx', '1-1356-1356-1356-1346 from 0 1 1 1 3'],
    ['nothing and inserts', '$l[]$l "-"', 'abab', '1-36-12-36-1-36-12 from 0 1 1 2 2 3 3'],
    ['nothing at the end', '"a"[] "z"', 'ba', '12-1-1356 from 0 1 1'],
    ['text by nothing', '"bc" ?', 'abca', '1-1 from 0 3'],
    ['all it read by the part between the brackets', '"bc"["c"] *"y"', 'abcca', '1-14-13456-1 from 0 3 3 4'],
    ['what it read behind the brackets too', '"a"["b"]"c" "z"*', 'xabcy', '1346-1356-12-13456 from 0 1 2 4'],
    ['not what it wrote itself', '"b" "ccc"\n"ca" "z"', 'ba', '14-14-14-1 from 0 0 0 1'],
    ['after another class', '!$l["a"] "z"', '1aa', '1-1356-1 from 0 1 2'],
    ['looking back', '_$l["a"] "z"', 'baa', '12-1356-1356 from 0 1 2'],
    ['at the begin', '`["a"] "z"', 'aa', '1356-1 from 0 1'],
    ['at the end', '["a"]~ "z"', 'aa', '1-1356 from 0 1'],
  ])('replaces %s', (_, rules, text, cells) => {
    const table = smallTable(rules.replaceAll(/^/gmu, 'noback correct '));
    expect(written(table, text)).toBe(cells);
  });

  it('reads cells after the main pass', () => {
    const table = smallTable('always ab 6-1\nnoback pass2 @6-1 @3\nnoback pass3 @3[@12] @45');
    expect(written(table, 'abb')).toBe('3-45 from 0 2');
  });

  it('knows the classes of cells', () => {
    const table = smallTable('noback pass2 $l[@3] @45');
    expect(written(table, 'a. .')).toBe('1-45-0-3 from 0 1 2 3');
  });

  it('runs inside the main pass before its rules', () => {
    const table = smallTable('noback context $l["b"] @36\nalways ab 6-1');
    expect(written(table, 'cab')).toBe('14-1-36 from 0 1 2');
  });
});
