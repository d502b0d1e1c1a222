import { describe, expect, it } from '@jest/globals';
import { RELEASES } from '../model/release.js';
import { smallTable, written } from '../testing/small-table.js';

/** What each release writes, observed from liblouis 3.24.0 and 3.39.0. */
type Observed = Readonly<Record<(typeof RELEASES)[number], string>>;

/** Table text, a text, what is written, and the emphasis of each character: 1 for italic. */
type Example = readonly [title: string, rules: string, text: string, cells: Observed, emphasis?: string];

function italic(phraseLength: number): string {
  return `
emphclass italic
emphletter italic 46-23
begemphword italic 46-2
endemphword italic 46-3
lenemphphrase italic ${phraseLength}
begemphphrase italic 46-2356
endemphphrase italic after 46-3`;
}

const CAPITALS = `
capsletter 6
begcapsword 6-6
endcapsword 6-3
lencapsphrase 2
begcapsphrase 6-6-6
endcapsphrase after 6-3`;

const EXAMPLES: readonly Example[] = [
  [
    'computer braille whose word a rule has joined to the one before',
    'begcomp 5\nendcomp 56\nalways x\\sb 6-6\ncompbrl .a',
    'a x b.a c',
    {
      '3.24': '1-0-5-1346-56-0-5-12-3-1-56-0-14 from 0 1 2 2 2 3 4 4 5 6 6 7 8',
      '3.39': '1-0-5-1346-0-12-3-1-56-0-14 from 0 1 2 2 3 4 5 6 6 7 8',
    },
  ],
  [
    'computer braille behind white space that a context rule has read',
    'begcomp 5\nnoback context ["-\\s"] @36\ncompbrl .a',
    'xb- x.a',
    {
      '3.24': '5-1346-12-36-0-5-1346-3-1 from 0 0 1 2 3 4 4 5 6',
      '3.39': '1346-12-36-5-1346-3-1 from 0 1 2 4 4 5 6',
    },
  ],
  [
    'a word without contractions behind such white space',
    'nocont .a\nalways xa 6\nnoback context ["-\\s"] @36',
    'xac- xa.a',
    {
      '3.24': '1346-1-14-36-1346-1-3-1 from 0 1 2 3 5 6 7 8',
      '3.39': '6-14-36-1346-1-3-1 from 0 2 3 5 6 7 8',
    },
  ],
  [
    'a phrase that begins inside of a word',
    italic(2),
    'ax y',
    {
      '3.24': '1-46-23-1346-0-46-23-13456 from 0 1 1 1 2 3 3 3',
      '3.39': '1-46-2356-1346-0-13456-46-3 from 0 1 1 1 2 3 3 3',
    },
    '0111',
  ],
  [
    'a phrase of the last word alone',
    italic(1),
    'a xy',
    {
      '3.24': '1-0-46-2-1346-13456 from 0 1 2 2 2 3',
      '3.39': '1-0-46-2356-1346-13456-46-3 from 0 1 2 2 2 3 3 3',
    },
    '0011',
  ],
  [
    'capitals that begin inside of a word, which make no phrase in either',
    CAPITALS,
    'aBC AB',
    {
      '3.24': '1-6-6-12-14-0-6-6-1-12 from 0 1 1 1 2 3 4 4 4 5',
      '3.39': '1-6-6-12-14-0-6-6-1-12 from 0 1 1 1 2 3 4 4 4 5',
    },
  ],
];

describe.each(RELEASES)('tables of liblouis %s', (release) => {
  it.each(EXAMPLES.map((example) => ({ title: example[0], example })))('write $title', ({ example }) => {
    const [, rules, text, cells, emphasis] = example;
    const table = smallTable(rules, {}, release);
    const kinds = emphasis === undefined ? undefined : (index: number) => Number(emphasis[index] ?? 0);
    expect(written(table, text, kinds)).toBe(cells[release]);
  });
});
