import { describe, expect, it } from '@jest/globals';
import { smallTable, written } from '../../testing/small-table.js';

const table = smallTable(`
capsletter 6
begcapsword 6-6
endcapsword 6-3
lencapsphrase 3
begcapsphrase 6-6-6
endcapsphrase after 6-3
always bc 45
lowercase \\x00e6 4-1
`);

describe('capital signs', () => {
  it.each([
    ['one capital', 'xA', '1346-6-1 from 0 1 1'],
    ['a word', 'AB', '6-6-1-12 from 0 0 0 1'],
    ['capitals within a word', 'xAB', '1346-6-6-1-12 from 0 1 1 1 2'],
    ['capitals before small letters', 'ABx', '6-6-1-12-6-3-1346 from 0 0 0 1 1 1 2'],
    ['capitals between signs', 'A-B', '6-1-36-6-12 from 0 0 1 2 2'],
    ['two words', 'AB A', '6-6-1-12-0-6-1 from 0 0 0 1 2 3 3'],
    ['a phrase', 'A B C', '6-6-6-1-0-12-0-14-6-3 from 0 0 0 0 1 2 3 4 4 4'],
    [
      'a phrase with signs',
      '+AB B CX.',
      '235-6-6-6-1-12-0-12-0-14-1346-3-6-3 from 0 1 1 1 1 2 3 4 5 6 7 8 8 8',
    ],
    [
      'a phrase over a number',
      'AB 1 C XB',
      '6-6-6-1-12-0-1-0-14-0-1346-12-6-3 from 0 0 0 0 1 2 3 4 5 6 7 8 8 8',
    ],
    ['two words and a number', 'AB B 1', '6-6-1-12-0-6-12-0-1 from 0 0 0 1 2 3 3 4 5'],
    ['words with small letters', 'A B Cx', '6-1-0-6-12-0-6-14-1346 from 0 0 1 2 2 3 4 4 5'],
    ['a letter of one case behind a capital', 'A\u00e6', '6-6-1-4-1 from 0 0 0 1 1'],
    ['a letter of one case before a capital', '\u00e6A', '4-1-6-1 from 0 0 1 1'],
    [
      'a letter of one case before a capital, behind capitals',
      'A-\u00e6B',
      '6-1-36-6-6-4-1-12 from 0 0 1 2 2 2 2 3',
    ],
    ['letters of one case behind capitals', 'A-\u00e6\u00e6', '6-1-36-6-6-4-1-4-1 from 0 0 1 2 2 2 2 3 3'],
    ['a letter of one case behind a small letter', 'Ax\u00e6B', '6-1-1346-4-1-6-12 from 0 0 1 2 2 3 3'],
    ['a contraction in capitals', 'aBC', '1-6-6-45 from 0 1 1 1'],
    ['a contraction with a capital in front', 'Bc', '6-45 from 0 0'],
  ])('mark %s', (_, text, cells) => {
    expect(written(table, text)).toBe(cells);
  });

  it('keep rules from reading over them', () => {
    expect(written(table, 'bC')).toBe('12-6-14 from 0 1 1');
  });

  it('keep rules from reading from a letter of one case on to a capital', () => {
    const reading = smallTable('capsletter 6\nbegcapsword 6-6\nlowercase \\x00e6 4-1\nalways \\x00e6b 45');
    expect(written(reading, 'A\u00e6B')).toBe('6-6-1-4-1-12 from 0 0 0 1 1 2');
    expect(written(reading, 'a\u00e6b')).toBe('1-45 from 0 1');
  });
});

describe('capital signs of a table without phrases', () => {
  const plain = smallTable('capsletter 46\nbegcapsword 45\nendcapsword 6\nlowercase \\x00e6 4-1');

  it.each([
    ['A\u00e6', '46-1-4-1 from 0 0 1 1'],
    ['A\u00e6A', '45-1-4-1-1 from 0 0 1 1 2'],
    ['AB\u00e6x', '45-1-12-4-1-6-1346 from 0 0 1 2 2 2 3'],
    ['A\u00e6x', '46-1-4-1-1346 from 0 0 1 1 2'],
    ['A-\u00e6\u00e6', '46-1-36-4-1-4-1 from 0 0 1 2 2 3 3'],
  ])('end a word behind its last capital: %s', (text, cells) => {
    expect(written(plain, text)).toBe(cells);
  });
});

describe('capsnocont', () => {
  const table = smallTable(
    'capsletter 46\nbegcapsword 45\nendcapsword 6\ncapsnocont\nalways bc 56\nalways \\s- 4',
  );

  it.each([
    ['bc', '56 from 0'],
    ['Bc', '46-56 from 0 0'],
    ['BC', '45-12-14 from 0 0 1'],
    ['ABxbc', '45-1-12-6-1346-12-14 from 0 0 1 1 2 3 4'],
    ['A-bc', '46-1-36-56 from 0 0 1 2'],
    ['AB bc', '45-1-12-0-56 from 0 0 1 2 3'],
    ['AB -', '45-1-12-0-36 from 0 0 1 2 3'],
    ['A -', '46-1-4 from 0 0 1'],
  ])('lets contractions rest from two capitals on to the next white space: %s', (text, cells) => {
    expect(written(table, text)).toBe(cells);
  });
});
