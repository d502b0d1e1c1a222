import { describe, expect, it } from '@jest/globals';
import { smallTable } from '../testing/small-table.js';
import { compileSide, RuleSide } from './rule-side.js';
import { Surroundings } from './surroundings.js';

const TABLE = smallTable(`
match %a ab %a 6
match %[^_] ab [xy] 45
match !%[^_] ab !x 46
match [st]+ ab (xy|z)?%_* 4
match (st|t)?a* ab . 5
match - ab !(%[a]*%_) 56
match %a*%[_.] ab (x%1|%[^a])+ 3
`);

const TEXTS = ['', 'a', 'ab', 'stab', 'xy z', 'zx1', '. a', '1', ' ', 'sstt', 'x', 'X', 'aab', '?'];

describe('a side of a rule', () => {
  const sides = TABLE.table.rules
    .flatMap(({ items }) => items)
    .flatMap(({ beside }) => (beside === undefined ? [] : [beside]));
  const expressions = [
    ...sides.map(({ before }) => ({ expression: before, step: -1 as const })),
    ...sides.map(({ after }) => ({ expression: after, step: 1 as const })),
  ];

  it('is refused by one symbol only where all of it would be', () => {
    expect(sides).toHaveLength(7);
    let held = 0;
    for (const { expression, step } of expressions) {
      const side = new RuleSide(expression, step, TABLE.classesOf, TABLE.table.characters.length);
      const matcher = compileSide(expression, step);
      for (const text of TEXTS) {
        const surroundings = new Surroundings(
          TABLE,
          Array.from(text, (character) => TABLE.symbolOf(character.codePointAt(0) ?? 0)),
        );
        for (let at = -1; at <= text.length; at += 1) {
          const expected = matcher(surroundings, at);
          expect(side.holds(surroundings, at)).toBe(expected);
          if (expected) held += 1;
        }
      }
    }
    expect(held).toBeGreaterThan(100);
  });
});
