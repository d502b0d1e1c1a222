import { describe, expect, it } from '@jest/globals';
import { partsOfLine } from './line-parts.js';
import { printUnits } from './print-units.js';

const cut = (text: string): string[] =>
  partsOfLine(printUnits(text)).map(({ codePoints }) => String.fromCodePoint(...codePoints));

describe('partsOfLine', () => {
  it('leaves a line of words whole', () => {
    expect(cut('Um 8 Uhr, dann: Ende.')).toEqual(['Um 8 Uhr, dann: Ende.']);
  });

  it('cuts before a word that may be an address', () => {
    expect(cut('Mail 😀 an info@wald.de oder www.wald.de')).toEqual([
      'Mail 😀 an ',
      'info@wald.de oder ',
      'www.wald.de',
    ]);
  });

  it('keeps the way back to the print text', () => {
    expect(partsOfLine(printUnits('😀 a.b')).map(({ sourceIndex }) => sourceIndex)).toEqual([
      [0, 2],
      [3, 4, 5],
    ]);
  });
});
