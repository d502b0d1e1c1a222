import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyBraillePages, seenRows } from '../../test/braille-pages.js';
import { type BrailleFileProfile, BRF_PROFILES, UNICODE_TEXT } from './profile.js';
import { readBrf } from './read-brf.js';
import { writeBrf } from './write-brf.js';

const anyProfile: fc.Arbitrary<BrailleFileProfile> = fc.record({
  encoding: fc.constantFrom(
    'na-upper',
    'na-lower',
    'eurobraille',
    'eurobraille-upper',
    'eurobraille-8',
    'unicode',
  ),
  lineEnd: fc.constantFrom('crlf', 'lf'),
  pageEnd: fc.constantFrom('form-feed', 'form-feed-between', 'form-feed-line', 'none'),
  header: fc.constantFrom('none', 'index'),
});

function codes(text: string): readonly string[] {
  return readBrf(text).notes.map(({ code }) => code);
}

describe('readBrf', () => {
  it('gives a file that is written again to the same bytes, in any profile, known or found out', () => {
    fc.assert(
      fc.property(anyBraillePages, anyProfile, (pages, profile) => {
        const text = writeBrf(pages, profile);
        for (const reading of [{}, { encoding: profile.encoding }]) {
          const read = readBrf(text, reading);
          expect(writeBrf(read.pages, read.profile, read.size)).toBe(text);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([...Object.values(BRF_PROFILES), UNICODE_TEXT])('shows the same rows again: %o', (profile) => {
    fc.assert(
      fc.property(anyBraillePages, (pages) => {
        const read = readBrf(writeBrf(pages, profile), { encoding: profile.encoding });
        expect(read.pages.map(seenRows)).toEqual(pages.map(seenRows));
      }),
    );
  });

  it('tells the tables apart by punctuation and capital signs', () => {
    const encodingOf = (text: string) => readBrf(text).profile.encoding;
    expect(encodingOf(".DAS .HAUS1 EIN .HOF'\r\n\f")).toBe('na-upper');
    expect(encodingOf(".das .haus1 ein .hof'\n\f")).toBe('na-lower');
    expect(encodingOf('das haus, ein hof.\n')).toBe('eurobraille');
    expect(encodingOf('$DAS $HAUS, EIN $HOF.\n')).toBe('eurobraille-upper');
    expect(encodingOf(',! H\\SE1 & ,A G>D54\r\n')).toBe('na-upper');
    expect(encodingOf('⠙⠁⠎\n')).toBe('unicode');
  });

  it('knows all marks of page ends', () => {
    const shapeOf = (text: string) => {
      const { pages, profile } = readBrf(text);
      return [profile.pageEnd, pages.map(({ rows }) => rows.length)];
    };
    expect(shapeOf('a\n\n\fb\n\f')).toEqual(['form-feed', [2, 1]]);
    expect(shapeOf('a\r\n\f\r\nb\r\n\f\r\n')).toEqual(['form-feed-line', [1, 1]]);
    expect(shapeOf('a\n\f\nb\n')).toEqual(['form-feed-between', [1, 2]]);
    expect(shapeOf('a\fb\f')).toEqual(['form-feed', [1, 1]]);
    expect(shapeOf('a\n'.repeat(28))).toEqual(['none', [28]]);
    expect(shapeOf('a\n'.repeat(60))).toEqual(['none', [28, 28, 4]]);
    expect(readBrf('a\n'.repeat(60), { rowsPerPage: 30 }).pages).toHaveLength(2);
    expect(shapeOf('')).toEqual(['none', []]);
  });

  it('reads the margins and the room of an Index header', () => {
    const pages = [{ rows: [[19], [0, 0, 1]], marginLeft: 5, marginTop: 1 }];
    const text = writeBrf(pages, BRF_PROFILES.index, { cells: 35, rows: 28 });
    expect(text).toBe('\u001bDBT9,TD0,PN0,DP1,LS50,TM1,BI5,CH30,LP27;h\n  a\n\f');
    expect(readBrf(text, { encoding: 'eurobraille' })).toEqual({
      pages,
      profile: BRF_PROFILES.index,
      size: { cells: 35, rows: 28 },
      notes: [],
    });
  });

  it('says what is odd, with the line where it is met first and how often', () => {
    const odd = 'hof. haus,\nhäuser\r\nö\u001a\n⡁\nab\f';
    expect(readBrf(odd, { encoding: 'eurobraille' }).notes).toEqual([
      { code: 'LINE_ENDS_MIXED', line: 2, count: 1 },
      { code: 'CHARACTER_UNKNOWN', line: 2, count: 2 },
      { code: 'CONTROL_LEFT_OUT', line: 3, count: 1 },
      { code: 'DOTS_7_8_LEFT_OUT', line: 4, count: 1 },
      { code: 'PAGE_END_IN_LINE', line: 5, count: 1 },
    ]);
    expect(codes('abc\n\f')).toEqual(['ENCODING_UNSURE']);
    expect(codes('ABc\n\f')).toEqual(['ENCODING_UNSURE', 'CASE_MIXED']);
    expect(codes('hof. haus,\n'.repeat(30))).toEqual(['PAGES_UNMARKED']);
  });

  it('reads capital and small letters of a table alike', () => {
    expect(readBrf('Ab\n\f').pages[0]?.rows).toEqual([[1, 3]]);
  });
});
