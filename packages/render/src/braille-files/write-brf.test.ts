import { describe, expect, it } from '@jest/globals';
import type { BraillePage } from '@tastwerk/editor-core/braille';
import { BRF_PROFILES, INTERNATIONAL_BRF, UNICODE_TEXT } from './profile.js';
import { writeBrf } from './write-brf.js';

/** The cells of h, a, l, o, blank and of a capital sign (dots 46). */
const [H, A, L, O, BLANK, CAPITAL] = [19, 1, 7, 21, 0, 40];

function page(rows: BraillePage['rows'], marginLeft = 0, marginTop = 0): BraillePage {
  return { rows, marginLeft, marginTop };
}

describe('writeBrf', () => {
  it('writes international BRF: North American upper case, CR LF, a form feed after every page', () => {
    const pages = [page([[H, A, L, L, O], []]), page([[O]])];
    expect(writeBrf(pages)).toBe('HALLO\r\n\r\n\fO\r\n\f');
  });

  it('writes the margins as empty lines and blanks, and no blanks at the end of a line', () => {
    const pages = [page([[H, BLANK, A, BLANK, BLANK], [BLANK]], 2, 1)];
    expect(writeBrf(pages)).toBe('\r\n  H A\r\n\r\n\f');
  });

  it('writes lower case, Eurobraille and LF when a profile asks for them', () => {
    const pages = [page([[CAPITAL, H, 63]])];
    expect(writeBrf(pages, { ...INTERNATIONAL_BRF, encoding: 'na-lower' })).toBe('.h=\r\n\f');
    expect(writeBrf(pages, BRF_PROFILES['na-lower'])).toBe('.h=\n\f');
    expect(writeBrf(pages, BRF_PROFILES.eurobraille)).toBe('$h%\n\f');
  });

  it('writes Unicode braille patterns, blank cells too', () => {
    expect(writeBrf([page([[CAPITAL, H, BLANK, A]], 1)], UNICODE_TEXT)).toBe('⠀⠨⠓⠀⠁\n\f');
  });

  it('marks the ends of pages as the profile says', () => {
    const pages = [page([[H]]), page([[A]])];
    const write = (pageEnd: 'form-feed-between' | 'form-feed-line' | 'none') =>
      writeBrf(pages, { ...BRF_PROFILES['na-lower'], pageEnd }, { cells: 3, rows: 3 });
    expect(write('form-feed-between')).toBe('h\n\fa\n');
    expect(write('form-feed-line')).toBe('h\n\f\na\n\f\n');
    expect(write('none')).toBe('h\n\n\na\n');
  });

  it('is plain ASCII for every cell in every encoding', () => {
    const all = page([Array.from({ length: 64 }, (_, cell) => cell)]);
    for (const encoding of ['na-upper', 'na-lower', 'eurobraille', 'eurobraille-upper'] as const) {
      const [line = ''] = writeBrf([all], { ...BRF_PROFILES['na-lower'], encoding }).split('\n');
      expect(line).toHaveLength(64);
      expect(new Set(line).size).toBe(64);
      expect(line).toMatch(/^[ -~]+$/);
    }
  });

  it('is empty without pages', () => {
    expect(writeBrf([])).toBe('');
  });
});
