import { describe, expect, it } from '@jest/globals';
import { read, smallBackTable } from '../../testing/small-table.js';
import { readCells } from './read-cells.js';

// As liblouis 3.24 reads these cells with these rules.
describe('a pass that reads', () => {
  it.each([
    ['nofor context @1-1 "xy"', '1-1-12', 'xyb from 0 0 2'],
    ['nofor context @1[@12]@1 "x"', '1-12-1', 'axa from 0 1 2'],
    ['nofor context @12[@1] *', '12-1', 'a from 0'],
    ['nofor context $l[@3] "xx"\nalways b 12', '1-3', 'a. from 0 1'],
    ['nofor pass2 @4 @1-12', '4-1', 'aba from 0 0 1'],
    ['nofor pass2 @12[@1]@14 @1346', '12-1-14', 'bxc from 0 1 2'],
    ['nofor pass2 `@1 @12', '1-1', 'ba from 0 1'],
    ['nofor pass2 @1~ @12', '1-1', 'ab from 0 1'],
    ['nofor pass2 !$l@3 @1', '3', 'a from 0'],
    ['nofor pass2 !$l[@3] @1', '1-3', 'aa from 0 1'],
    ['nofor pass2 _1@1[@3] @12', '1-3', 'ab from 0 1'],
    ['nofor pass2 @4 ?#1=1\nnofor pass2 #1=1@1 @12#1=0', '4-1-1', 'ba from 0 2'],
    ['nofor pass2 @4 #1+\nnofor pass2 #1>1@1 @12', '4-1-4-1', 'ab from 0 2'],
    ['nofor pass2 @1 @12\nnofor pass3 @12 @14\nnofor pass4 @1346 @1', '1346-1', 'bb from 0 1'],
    ['nofor correct "ab" "x"', '1-12-1', 'xa from 0 2'],
    ['nofor correct "a"["b"] ?', '1-12-1', 'aa from 0 1'],
    ['nofor correct "ab" "x"\nnofor correct "abc" "y"', '1-12-14', 'y from 0'],
    ['nofor pass2 $l2-3 @12', '1-1-1-1', 'ba from 0 3'],
    ['nofor pass2 [$l.]@3 *', '1-1-3-1', 'aaa from 0 1 3'],
  ])('%j: %s', (rules, dots, expected) => {
    expect(read(smallBackTable(rules), dots)).toBe(expected);
  });
});

describe('a rule that reads nothing', () => {
  it('ends where liblouis would fill its line', () => {
    const { text } = readCells(smallBackTable('nofor context []@1 "x"'), [1, 3]);
    expect(text).toMatch(/^x+ab$/u);
  });
});
