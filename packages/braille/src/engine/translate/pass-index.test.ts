import { describe, expect, it } from '@jest/globals';
import type { PassRule } from '../model/pass-rule.js';
import { smallTable, written } from '../testing/small-table.js';
import { PassIndex } from './pass-index.js';
import { readingOf } from './run-pass.js';

const ODD = 1;
const classesOf = (value: number): number => value % 2;

const RULES: readonly PassRule[] = [
  { test: [{ kind: 'literal', negated: false, values: [700, 701] }], action: [{ kind: 'copy' }] },
  {
    test: [
      { kind: 'literal', negated: false, values: [5] },
      { kind: 'end', negated: false },
    ],
    action: [{ kind: 'copy' }],
  },
  {
    test: [
      { kind: 'classes', negated: false, classes: ODD, min: 1, max: 1 },
      { kind: 'literal', negated: false, values: [703] },
    ],
    action: [{ kind: 'copy' }],
  },
];

/** All positions at which a rule may hold. */
function candidates(index: PassIndex, text: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (let at = index.nextCandidate(text, 0); at < text.length; at = index.nextCandidate(text, at + 1))
    found.push(at);
  return found;
}

describe('the index of a pass', () => {
  it('names the positions where two values let a rule hold', () => {
    const index = new PassIndex(RULES, classesOf, true);
    const text = [700, 700, 701, 5, 703, 703, 702, 703, 5];
    expect(candidates(index, text)).toEqual([1, 3, 4, 8]);
    expect(
      candidates(index, text).map((at) =>
        RULES.findIndex((rule) => rule === index.find(readingOf(index, text), at)?.rule),
      ),
    ).toEqual([0, 2, 2, 1]);
  });

  it('finds rules for more different values than it gives numbers to', () => {
    const index = new PassIndex(RULES, classesOf, true);
    const many = Array.from({ length: 600 }, (_, value) => value + 10);
    expect(candidates(index, many)).toEqual([]);
    expect(candidates(index, [700, 701, 609, 703, 608, 703, 5])).toEqual([0, 2, 6]);
    expect(index.find(readingOf(index, [700, 701]), 0)).toMatchObject({ rule: RULES[0], end: 2 });
    expect(candidates(index, [5, 703, 5])).toEqual([0, 2]);
  });

  it('without rules names none', () => {
    const index = new PassIndex([], classesOf, false);
    expect(index.isEmpty).toBe(true);
    expect(candidates(index, [1, 2, 3])).toEqual([]);
    expect(index.find(readingOf(index, [1]), 0)).toBeUndefined();
  });
});

describe('rules that look back for a value', () => {
  const indexOf = (rules: string) => smallTable(rules).pass('pass2');

  it('are left out in a text without the value', () => {
    const index = indexOf('noback pass2 _1@4[@1] @12\nnoback pass2 @14 @1');
    expect(index.in([8, 1])).toBe(index);
    expect(index.in([1, 1])).not.toBe(index);
    expect(index.in([1, 1])).toBe(index.in([2]));
    expect(index.in([1]).nextCandidate([1, 1, 9], 0)).toBe(2);
  });

  it.each(['noback pass2 _1!@4[@1] @12', 'noback pass2 _1$l[@1] @12', 'noback pass2 @4 @12'])(
    'are kept where that is not all they may hold for: %s',
    (rules) => {
      const index = indexOf(rules);
      expect(index.in([1, 1])).toBe(index);
    },
  );

  it('hold behind the value', () => {
    const table = smallTable('sign w 4\nnoback pass2 _1@4[@1] @12');
    expect(written(table, 'wa')).toBe('4-12 from 0 1');
    expect(written(table, 'aa')).toBe('1-1 from 0 1');
  });
});
