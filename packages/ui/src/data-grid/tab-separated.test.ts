import { describe, expect, it } from '@jest/globals';
import { readTabSeparated, writeTabSeparated } from './tab-separated.js';

describe('text with tabs', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\nc\t',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['\t5', [['', '5']]],
    ['"two\nlines"\t"said ""so"""', [['two lines', 'said "so"']]],
    ['5" pipe\tx', [['5" pipe', 'x']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['', []],
  ])('is read as spreadsheets copy it: %j', (text, cells) => {
    expect(readTabSeparated(text)).toEqual(cells);
  });

  it('is read again as it was written', () => {
    const cells = [
      ['Stadt', 'Größe "M"', ''],
      ['5" pipe', '2,5', '"'],
    ];
    expect(readTabSeparated(writeTabSeparated(cells))).toEqual(cells);
  });
});
