import { describe, expect, it } from '@jest/globals';
import { readLine } from './read-line.js';
import { smallBackTable } from './testing/small-table.js';

const table = smallBackTable('capsletter 6\nbegcapsword 6-6\nalways abc 1-12-14\n');

/** `count` words of three letters, each with a blank behind it. */
const words = (count: number) => Array.from({ length: count }, () => [1, 1, 1, 0]).flat();

describe('readLine', () => {
  it('says where what is read comes from, and which cells are not read', () => {
    expect(readLine(table, [1, 3, 9, 32, 3, 0xff])).toEqual({
      text: 'abcB',
      sourceIndex: [0, 0, 0, 3],
      unread: [5],
    });
    expect(readLine(table, [])).toEqual({ text: '', sourceIndex: [] });
  });

  it('reads long lines in pieces that end behind a blank, with their places in the line', () => {
    const cells = [...words(1000), 1, 3, 9, 0xff];
    const { text, sourceIndex, unread } = readLine(table, cells);
    expect(text).toBe(`${'aaa '.repeat(1000)}abc`);
    expect(sourceIndex.slice(0, 4000)).toEqual(Array.from({ length: 4000 }, (_, at) => at));
    expect(sourceIndex.slice(4000)).toEqual([4000, 4000, 4000]);
    expect(unread).toEqual([4003]);
  });

  it('reads a word over the end of a piece as one', () => {
    const cells = [...words(499), 1, 1, 0, 1, 3, 9, 1, 3, 9];
    expect(readLine(table, cells).text.endsWith(' aa abcabc')).toBe(true);
  });

  it('reads words that have no end', () => {
    const { text, sourceIndex } = readLine(
      table,
      Array.from({ length: 100_000 }, () => 1),
    );
    expect(text).toHaveLength(100_000);
    expect(sourceIndex.at(-1)).toBe(99_999);
  });
});
