import { describe, expect, it } from '@jest/globals';
import { smallTable, written } from '../../testing/small-table.js';

/** The dots of a text, each of whose characters has the kinds of emphasis that a digit names (1 italic, 2 underline, 4 bold). */
function emphasised(table: ReturnType<typeof smallTable>, text: string, digits: string): string {
  return written(table, text, (index) => Number(digits[index] ?? 0));
}

function english(kind: string, sign: string): string {
  return `
emphclass ${kind}
emphletter ${kind} ${sign}-23
begemphword ${kind} ${sign}-2
endemphword ${kind} ${sign}-3
lenemphphrase ${kind} 3
begemphphrase ${kind} ${sign}-2356
endemphphrase ${kind} after ${sign}-3`;
}

describe('emphasis with signs for letters, words and phrases', () => {
  const table = smallTable(
    `${english('italic', '46')}${english('underline', '456')}${english('bold', '45')}
capsletter 6\nbegcapsword 6-6\nendcapsword 6-3\nalways bc 45\nendword st 34\nendnum -b 5`,
  );

  it.each([
    ['a letter', 'xay', '010', '1346-46-23-1-13456 from 0 1 1 1 2'],
    ['a word', 'xa y', '11', '46-2-1346-1-0-13456 from 0 0 0 1 2 3'],
    ['the begin of a word', 'xay', '11', '46-2-1346-1-46-3-13456 from 0 0 0 1 1 1 2'],
    ['two words', 'xa ya', '11111', '46-2-1346-1-0-46-2-13456-1 from 0 0 0 1 2 3 3 3 4'],
    ['a phrase', 'a x y', '11111', '46-2356-1-0-1346-0-13456-46-3 from 0 0 0 1 2 3 4 4 4'],
    [
      'a phrase whose spaces are plain',
      'a x y',
      '10101',
      '46-2356-1-0-1346-0-13456-46-3 from 0 0 0 1 2 3 4 4 4',
    ],
    ['kinds over each other', 'xa', '55', '45-2-46-2-1346-1 from 0 0 0 0 0 1'],
    ['the longer kind first', 'xay', '551', '46-2-45-2-1346-1-45-3-13456 from 0 0 0 0 0 1 1 1 2'],
    [
      'the later kind ends first',
      'axya',
      '1330',
      '46-2-1-456-2-1346-13456-456-3-46-3-1 from 0 0 0 1 1 1 2 2 2 2 2 3',
    ],
    ['capitals inside', 'AB', '11', '46-2-6-6-1-12 from 0 0 0 0 0 1'],
    ['no rule in its middle', 'abc', '110', '46-2-1-12-46-3-14 from 0 0 0 1 1 1 2'],
    ['a part of a word that begins emphasised', 'xst', '010', '1346-46-23-34 from 0 1 1 1'],
    ['a part of a word that ends emphasised', 'xst', '001', '1346-234-46-23-2345 from 0 1 2 2 2'],
  ])('marks %s', (_, text, digits, cells) => {
    expect(emphasised(table, text, digits)).toBe(cells);
  });

  it('leaves a text without emphasis as it is', () => {
    expect(emphasised(table, 'xbc', '')).toBe(written(table, 'xbc'));
  });
});

describe('emphasis with signs that end it or do not count', () => {
  const table = smallTable(`
emphclass italic
begemphphrase italic 456-456
endemphphrase italic after 6-3
lenemphphrase italic 2
begemphword italic 456
endemphword italic 6-2
emphmodechars italic =
noemphchars italic \\s-=`);

  it.each([
    ['ab', '10', '456-1-6-2-12 from 0 0 0 0 1'],
    ['a-b', '101', '456-456-1-36-12-6-3 from 0 0 0 1 2 2 2'],
    ['a=b', '100', '456-1-2356-6-2-12 from 0 0 1 1 1 2'],
    ['a=b', '101', '456-1-2356-12 from 0 0 1 2'],
    ['a+b', '111', '456-1-235-456-12 from 0 0 1 2 2'],
    ['a+b', '100', '456-1-235-12 from 0 0 1 2'],
    ['+=', '11', '456-235-456-2356 from 0 0 1 1'],
    ['a = b', '11111', '456-456-1-0-2356-0-12-6-3 from 0 0 0 1 2 3 4 4 4'],
    ['=', '1', '2356 from 0'],
  ])('writes %s, emphasised %s', (text, digits, cells) => {
    expect(emphasised(table, text, digits)).toBe(cells);
  });
});
