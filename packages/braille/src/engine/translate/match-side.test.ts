import { describe, expect, it } from '@jest/globals';
import { smallTable, written } from '../testing/small-table.js';

describe('a match rule', () => {
  const table = smallTable(`
match %a - %a 6
match %[^_] ab x 45
match !%[^_] ab y 46
match [st]+ c ![st] 4
match (st|ts) z (xy)? 5
match - bz !(%[a]*%_) 56
`);

  it.each([
    ['a-b', '1-6-12 from 0 1 2'],
    ['a-', '1-36 from 0 1'],
    ['abx', '45-1346 from 0 2'],
    ['cabx', '14-1-12-1346 from 0 1 2 3'],
    ['caby', '14-46-13456 from 0 1 3'],
    ['aby', '1-12-13456 from 0 1 2'],
    ['stcs', '234-2345-14-234 from 0 1 2 3'],
    ['stcx', '234-2345-4-1346 from 0 1 2 3'],
    ['ctx', '14-2345-1346 from 0 1 2'],
    ['tszxy', '2345-234-5-1346-13456 from 0 1 2 3 4'],
    ['bz', '12-1356 from 0 1'],
    ['bz ', '12-1356-0 from 0 1 2'],
    ['bz-', '56-36 from 0 2'],
    ['bz  a', '56-0-0-1 from 0 2 3 4'],
    ['szx', '234-1356-1346 from 0 1 2'],
  ])('looks at what stands beside: %s', (text, cells) => {
    expect(written(table, text)).toBe(cells);
  });

  it.each([
    ['match (a b c 6', 'a group without end'],
    ['match [a b c 6', 'no ] in expression'],
    ['match %q b c 6', 'no class q in expressions'],
    ['match a) b c 6', 'cannot read the expression'],
  ])('fails the build for %j', (rule, message) => {
    expect(() => smallTable(rule)).toThrow(message);
  });
});

describe('a table whose number end sign keeps contractions away', () => {
  const table = smallTable(`
numsign 3456
nonumsign 5
nocontractsign 5
numericnocontchars ab
numericmodechars .
match %a - %a 6
endword yx 3
`);

  it.each([
    ['1a', '3456-1-5-1 from 0 0 1 1'],
    ['1a2a', '3456-1-5-1-3456-12-5-1 from 0 0 1 1 2 2 3 3'],
    ['1x-x', '3456-1-1346-36-1346 from 0 0 1 2 3'],
    ['1ayx', '3456-1-5-1-13456-1346 from 0 0 1 1 2 3'],
    ['1 x-x', '3456-1-0-1346-6-1346 from 0 0 1 2 3 4'],
    ['.1x-x', '3456-3-1-1346-6-1346 from 0 0 1 2 3 4'],
  ])('lets rules about words rest behind numbers: %s', (text, cells) => {
    expect(written(table, text)).toBe(cells);
  });
});
