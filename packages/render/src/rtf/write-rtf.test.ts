import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rtfText } from './rtf-text.js';
import type { DescriptionWords } from '../description/description-blocks.js';
import { writeRtf } from './write-rtf.js';
import { namedLicence } from '../licence.js';

const RIGHTS = { author: 'Ada', licence: namedLicence('cc-by-sa', 'Lizenz: CC BY-SA 4.0') };

const WORDS: DescriptionWords = {
  language: 'de',
  graphicTitle: 'Größe {1}',
  variantTitle: '',
  type: 'Karte',
  summary: '',
  details: 'Dach\n\nTor',
  content: '⠓ \u{1F3E0}',
};

/** The text that a reader of RTF sees in what {@link rtfText} wrote. */
function readBack(rtf: string): string {
  return rtf.replace(/\\(?:u(-?\d+)\?|(tab) |(line) |([\\{}]))/g, (_, unit, tab, line, sign) => {
    if (unit !== undefined) return String.fromCharCode(Number(unit) & 0xffff);
    if (tab !== undefined) return '\t';
    return line === undefined ? sign : '\n';
  });
}

/** How deep the groups of `rtf` are open at its end, and whether one was closed that was not open. */
function groups(rtf: string): { readonly open: number; readonly lowest: number } {
  let open = 0;
  let lowest = 1;
  for (const brace of rtf.replace(/\\[\\{}]/g, '').match(/[{}]/g) ?? []) {
    open += brace === '{' ? 1 : -1;
    lowest = Math.min(lowest, open);
  }
  return { open, lowest };
}

describe('writeRtf', () => {
  it('writes headings for what there is, paragraphs for lines', () => {
    const rtf = writeRtf(WORDS, RIGHTS);
    const paragraphs = rtf.split('\n').filter((line) => line.startsWith('\\pard'));
    expect(paragraphs.map((line) => readBack(line.replace(/^\S+ /, '').replace(/\\par$/, '')))).toEqual([
      'Größe {1}',
      'Art der Grafik',
      'Karte',
      'Einzelheiten',
      'Dach',
      '',
      'Tor',
      'Weiterer Text',
      '⠓ \u{1F3E0}',
      'Gestaltung: Ada',
      'Lizenz: CC BY-SA 4.0 – https://creativecommons.org/licenses/by-sa/4.0/',
    ]);
    expect(rtf).toMatch(/^\{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0\\deflang1031\n/);
    expect(rtf).toContain(
      '{\\info{\\title Gr\\u246?\\u223?e \\{1\\}}{\\author Ada}{\\doccomm Lizenz: CC BY-SA 4.0}}',
    );
  });

  it('writes lines that begin with a mark of headings as headings, without it', () => {
    const rtf = writeRtf({ ...WORDS, details: 'Dach\n## Tor # 1\n#eins' }, RIGHTS);
    expect(rtf).toMatch(/\\outlinelevel2.*\\b Tor # 1\\par/);
    expect(rtf).toMatch(/\\fs24 #eins\\par/);
  });

  it.each([
    ['en', 2057],
    ['fr', 1036],
    ['zh-Hans', 1024],
  ])('names the language %s to word processors', (language, number) => {
    expect(writeRtf({ ...WORDS, language }, RIGHTS)).toContain(`\\deflang${number}\n`);
  });

  it('heads its sections in English where the document is English', () => {
    expect(writeRtf({ ...WORDS, language: 'en' }, RIGHTS)).toContain('Kind of graphic\\par');
  });

  it('writes characters as signed 16-bit units', () => {
    expect(rtfText('ö\uffe6\u{1F3E0}')).toBe('\\u246?\\u-26?\\u-10180?\\u-8224?');
  });

  it('is ASCII with closed groups for any text, which can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (content) => {
        const rtf = writeRtf({ ...WORDS, graphicTitle: content, content }, RIGHTS);
        expect(rtf).toMatch(/^[\n -~]*$/);
        expect(groups(rtf)).toEqual({ open: 0, lowest: 0 });
        expect(readBack(rtfText(content))).toBe(content.replace(/\r\n?/g, '\n'));
      }),
    );
  });
});
