import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { everyLetters } from '../../test/braille-paragraphs.js';
import { fakeTranslator } from '../../test/fake-braille.js';
import { fakeFormulas } from '../../test/fake-formulas.js';
import { HYPHEN_CELL } from '../translator/cells.js';
import { writingFormulas } from '../marked-lines/writing-formulas.js';
import type { BrailleParagraph } from './braille-paragraph.js';
import { brailleParagraph } from './braille-paragraph.js';
import { cellsOfRow, type RowOfText, wrapParagraph } from './wrap-paragraph.js';

async function paragraphOf(text: string, kind: BrailleParagraph['kind'] = 'text'): Promise<BrailleParagraph> {
  const translator = writingFormulas(fakeTranslator, fakeFormulas);
  const [result] = await translator.translate([{ text, system: 'DE:VOLL', mathCode: 'ueb' }]);
  if (!result?.ok) throw new Error(text);
  return brailleParagraph({ kind, text, path: ['content'], offset: 0 }, result.value);
}

async function wrapped(text: string, width: number, kind: BrailleParagraph['kind'] = 'heading') {
  const paragraph = await paragraphOf(text, kind);
  const rows: RowOfText[] = [];
  wrapParagraph(paragraph, 0, width, everyLetters(2), rows);
  return { paragraph, rows, lengths: rows.map((row) => cellsOfRow(paragraph, row).length) };
}

const words = fc.constantFrom(
  'a',
  'Haus',
  'Schiffe',
  '$xxxxxx$',
  '$aa + bb$',
  '$a = b = c = d$-Wert',
  '($xxxx$)',
);

describe('rows with formulas', () => {
  it('FORMULA-7 do not end within a formula that fits a row', async () => {
    expect((await wrapped('Hand $a + b$', 8)).rows).toMatchObject([{ to: 4 }, { from: 5, to: 10 }]);
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 8 }), async (list) => {
        const width = 16;
        const { paragraph, rows, lengths } = await wrapped(list.join(' '), width, 'text');
        expect(Math.max(...lengths)).toBeLessThanOrEqual(width);
        const { text, sourceIndex } = paragraph;
        const formulas = [...text.matchAll(/\$[^$]+\$/gu)].map(({ 0: { length }, index }) => ({
          from: sourceIndex.findIndex((place) => place >= index),
          to: sourceIndex.filter((place) => place < index + length).length,
        }));
        for (const { to } of rows)
          expect(formulas.some((formula) => formula.from < to && to < formula.to)).toBe(false);
      }),
    );
  });

  it('FORMULA-7 end at the blank cells of a longer one, and add no hyphen sign to it', async () => {
    const { rows } = await wrapped('$aaaa = bbbb = cccc$', 12);
    expect(rows).toMatchObject([
      { from: 0, to: 11, addsHyphen: false },
      { from: 12, to: 18, addsHyphen: false },
    ]);
    const endless = await wrapped('$aaaaaaaaaaaaaaaaaaaaaaaaa$', 10);
    expect(endless.rows.some(({ addsHyphen }) => addsHyphen)).toBe(false);
    const cells = endless.rows.flatMap((row) => cellsOfRow(endless.paragraph, row));
    expect(cells).not.toContain(HYPHEN_CELL);
    expect(cells).toHaveLength(25);
  });

  it('FORMULA-7 give up their indent for a formula that fits without it', async () => {
    expect((await wrapped('$a + b + c$', 9, 'text')).rows).toMatchObject([{ from: 0, to: 9, indent: 0 }]);
  });
});
