import { describe, expect, it } from '@jest/globals';
import { read, smallBackTable } from '../../testing/small-table.js';

// As liblouis 3.24 reads these cells with these rules.
describe('the condition of a rule that reads cells', () => {
  it.each([
    ['joinword ab 12', '12-14', 'ab c from 0 0 0 1'],
    ['joinword ab 12', '12-0-14', 'b c from 0 1 2'],
    ['joinnum ab 12\nnumsign 3456', '12-3456-1', 'ab 1 from 0 0 0 1'],
    ['lowword ab 23', '23', 'ab from 0 0'],
    ['lowword ab 23', '1-23', 'a from 0 without 1'],
    ['joinword ab 12\nlowword b 26', '12-26-0', 'ab   from 0 0 0 1 without 1'],
    ['prepunc x 236', '236-1', 'xa from 0 1'],
    ['prepunc x 236\nsign y 236', '1-236', 'ay from 0 1'],
    ['postpunc x 236\nsign y 236', '1-236', 'ax from 0 1'],
    ['postpunc x 236\nsign y 236', '236-1', 'ya from 0 1'],
    ['begnum x 4', '4-1', 'x1 from 0 1'],
    ['begnum x 4\nsign y 4', '1-4-1', 'aya from 0 1 2'],
    ['numsign 3456\nmidnum x 4\nsign y 4', '3456-1-4-1', '1xa from 0 2 3'],
    ['midnum x 4\nsign y 4', '4-1', 'ya from 0 1'],
    ['numsign 3456\nendnum x 4\nsign y 4', '3456-1-4-0', '1x  from 0 2 3'],
    ['endnum x 4\nsign y 4', '1-4', 'ay from 0 1'],
    ['decpoint , 5\nsign y 5', '5-1', ',a from 0 1'],
    ['decpoint , 5\nsign y 5', '5-0', 'y  from 0 1'],
    ['always ab 4', '1-4-1', 'aaba from 0 1 1 2'],
    ['numsign 3456\nalways ab 4\nsign y 4', '3456-1-4-1', '1ya from 0 2 3'],
    ['largesign ab 4\nlargesign c 5', '4-5', 'abc from 0 0 1'],
  ])('%j: %s', (rules, dots, expected) => {
    expect(read(smallBackTable(rules), dots)).toBe(expected);
  });
});

// As both releases read these cells with these rules.
describe('contractions behind a letter sign and in numbers', () => {
  it.each([
    ['sufword ab 14', '56-14-36', 'ab- from 0 0 2', 'c- from 0 2'],
    ['sufword ab 14', '56-14-0-14', 'ab ab from 0 0 2 3 3', 'c ab from 0 2 3 3'],
    ['prfword ab 14', '56-1-14', 'aab from 0 2 2', 'ac from 0 2'],
    ['numsign 3456\nsufword ab 14', '3456-14', 'ab from 0 0', '3 from 0'],
    ['numsign 3456\nprfword ab 14', '3456-14', 'ab from 0 0', '3 from 0'],
    ['begword ab 14', '56-14-1', 'aba from 0 0 2', 'ca from 0 2'],
    [
      'begword ab 14\nsign x 46\npunctuation . 4',
      '56-46-4-14-1',
      'x.aba from 0 2 3 3 4',
      'x.aba from 0 2 3 3 4',
    ],
    ['begword ab 14\npunctuation . 4', '56-1-4-14-1', 'a.aba from 0 2 3 3 4', 'a.aba from 0 2 3 3 4'],
  ])('%j: %s', (rules, dots, before, now) => {
    const text = `letsign 56\n${rules}`;
    expect([read(smallBackTable(text), dots), read(smallBackTable(text, '3.39'), dots)]).toEqual([
      before,
      now,
    ]);
  });
});

// As liblouis 3.24 reads these cells with these rules.
describe('the order of rules that read cells', () => {
  it.each([
    ['always ab 1-12\nalways abc 1-12-14', '1-12-14-1-12', 'abcab from 0 0 0 3 3'],
    ['noback always ab 4', '4', ' from  without 0'],
    ['nofor always ab 4', '4', 'ab from 0 0'],
    ['after letter always ab 4\nsign y 4', '4-1-4', 'yaab from 0 1 2 2'],
    ['before letter always ab 4\nsign y 4', '4-1-4', 'abay from 0 0 1 2'],
    ['repeated xxx 36-36-36', '36-36-36', 'xxx from 0 0 0'],
    ['noback sign y 3', '3', '. from 0'],
    ['sign y 3', '3', '. from 0'],
    ['always b 1\nalways x 1', '1', 'b from 0'],
    ['always b 36', '36', 'b from 0'],
    ['syllable b 4', '4', ' from  without 0'],
  ])('%j: %s', (rules, dots, expected) => {
    expect(read(smallBackTable(rules), dots)).toBe(expected);
  });
});
