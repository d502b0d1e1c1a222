import { describe, expect, it } from '@jest/globals';
import { smallTable, written } from '../testing/small-table.js';

/** What liblouis writes: the texts in which the rule holds, of those given. */
function holdsIn(rule: string, texts: readonly string[]): readonly string[] {
  const table = smallTable(rule);
  return texts.filter((text) => written(table, text).split(' ')[0]?.split('-').includes('6'));
}

const WORDS = [
  'ab',
  'abx',
  'xab',
  'xabx',
  '.ab',
  'ab.',
  '.abx',
  'xab.',
  '1ab',
  'ab1',
  '+ab',
  'ab+',
  'x ab x',
];

describe('the condition of a rule', () => {
  it.each([
    ['always', WORDS],
    ['word', ['ab', '.ab', 'ab.', 'x ab x']],
    ['begword', ['abx', '.abx']],
    ['midword', ['xabx']],
    ['endword', ['xab', 'xab.']],
    ['sufword', ['ab', 'abx', '.ab', 'ab.', '.abx', 'x ab x']],
    ['prfword', ['ab', 'xab', '.ab', 'ab.', 'xab.', 'x ab x']],
    ['begmidword', ['abx', 'xabx', '.abx']],
    ['midendword', ['xab', 'xabx', 'xab.']],
    ['partword', ['abx', 'xab', 'xabx', '.abx', 'xab.']],
  ])('%s', (opcode, texts) => {
    expect(holdsIn(`${opcode} ab 6`, WORDS)).toEqual(texts);
  });

  it.each([
    ['begnum', ['=1', '.=1', ' =1'], ['x=1', '1=1', '+=1', '=.1']],
    ['midnum', ['1=1'], ['1=', '=1', 'x=1']],
    ['endnum', ['1=', '1=1', '1=.'], ['x=', '=1']],
    ['joinnum', ['= 1', '.= 1', 'a = 1', '=  1'], ['=1', 'a= 1', '1= 1', '= a', '= .1']],
  ])('%s', (opcode, holds, fails) => {
    expect(holdsIn(`${opcode} = 6`, [...holds, ...fails])).toEqual(holds);
  });

  it.each([
    ['prepunc', ['.a', '.1', '.,a', '.+a', '.=a', '+.a', '1.a'], ['a.', '.', '.+', '. a', 'a.b', '.-']],
    ['postpunc', ['a.', '1.', 'a,.', 'a+.', 'a.1', 'a=.'], ['.a', '.', '+.', 'a .', 'a.b', '-.']],
  ])('%s', (opcode, holds, fails) => {
    expect(holdsIn(`${opcode} . 6`, [...holds, ...fails])).toEqual(holds);
  });

  it('takes the longest rule that holds', () => {
    const table = smallTable('always ab 6\nalways abc 5\nword abcx 4');
    expect(written(table, 'abcx')).toBe('4 from 0');
    expect(written(table, 'abcxx')).toBe('5-1346-1346 from 0 3 4');
  });

  it('prefers a rule with a condition to one for any place, whichever stands first', () => {
    expect(written(smallTable('always ab 6\nword ab 3'), 'ab')).toBe('3 from 0');
    expect(written(smallTable('word ab 3\nalways ab 6'), 'ab')).toBe('3 from 0');
  });

  it('takes rules for one character in the order of the table', () => {
    expect(written(smallTable('always a 6\nword a 3'), 'a')).toBe('6 from 0');
    expect(written(smallTable('word a 3\nalways a 6'), 'a')).toBe('3 from 0');
  });

  it('reads capitals as small letters', () => {
    expect(written(smallTable('always ab 6'), 'xAB')).toBe('1346-6 from 0 1');
  });
});
