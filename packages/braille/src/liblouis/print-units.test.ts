import { describe, expect, it } from '@jest/globals';
import { printUnits } from './print-units.js';

const written = (text: string): string => String.fromCodePoint(...printUnits(text).codePoints);

describe('printUnits', () => {
  it('joins a letter and its combining mark, at the index of the letter', () => {
    expect(written('Ba\u0308r')).toBe('Bär');
    expect(printUnits('Ba\u0308r').sourceIndex).toEqual([0, 1, 3]);
  });

  it('counts characters beyond the basic plane as two UTF-16 units', () => {
    expect(printUnits('a😀b')).toEqual({ codePoints: [0x61, 0x1f600, 0x62], sourceIndex: [0, 1, 3] });
  });

  it('makes every space a plain one and leaves out what is invisible', () => {
    expect(written('10\u00a0m\tund\u2003x')).toBe('10 m und x');
    expect(printUnits('Stra\u00ad\u200bße').sourceIndex).toEqual([0, 1, 2, 3, 6, 7]);
  });

  it('spells the ellipsis as three dots', () => {
    expect(printUnits('a…b')).toEqual({
      codePoints: [0x61, 0x2e, 0x2e, 0x2e, 0x62],
      sourceIndex: [0, 1, 1, 1, 2],
    });
  });
});
