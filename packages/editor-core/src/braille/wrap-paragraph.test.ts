import { describe, expect, it } from '@jest/globals';
import { fakeTranslation } from '../../test/fake-braille.js';
import type { Hyphenator } from '../translator/hyphenation/hyphenator.js';
import { brailleParagraph, type BrailleParagraph } from './braille-paragraph.js';
import type { Cell } from '../translator/translator.js';
import { type RowOfText, wrapParagraph } from './wrap-paragraph.js';

const WIDTH = 10;
/** Dots 2356, read as a bracket where it stands at the edge of a word. */
const LOWER_SIGN: Cell = 0b110110;

/** A heading whose signs have an upper dot; "sch", "ch", "ei" and the like are one cell. */
function heading(text: string): BrailleParagraph {
  const result = fakeTranslation({ text, system: 'DE:VOLL' });
  if (!result.ok) throw new Error(result.error.code);
  const cells = result.value.cells.map((cell) => Math.min(cell, 1));
  const { sourceIndex } = result.value;
  return brailleParagraph({ kind: 'heading', text, path: ['content'], offset: 0 }, { cells, sourceIndex });
}

function dividingAt(...places: readonly number[]): Hyphenator {
  return {
    divide: (word) => places.filter((at) => at < word.length).map((at) => ({ at, addsSign: true })),
    misreadsAtRowStart: (cell) => cell === 44,
  };
}

function rowsOf(paragraph: BrailleParagraph, hyphenator: Hyphenator): readonly RowOfText[] {
  const rows: RowOfText[] = [];
  wrapParagraph(paragraph, 0, WIDTH, hyphenator, rows);
  return rows;
}

/** The print of each row, with "-" where a hyphen sign is added. */
function printOf(paragraph: BrailleParagraph, hyphenator: Hyphenator): readonly string[] {
  const { text, sourceIndex } = paragraph;
  return rowsOf(paragraph, hyphenator).map(({ from, to, addsHyphen }) => {
    const print = text.slice(sourceIndex[from], sourceIndex[to]).trimEnd();
    return addsHyphen ? `${print}-` : print;
  });
}

describe('dividing words of cells', () => {
  it('HYPHEN-5 goes through no contraction', () => {
    const words = heading('Uhren Fischteich');
    expect(printOf(words, dividingAt(2))).toEqual(['Uhren Fi-', 'schteich']);
    expect(printOf(words, dividingAt(2, 3, 4))).toEqual(['Uhren Fi-', 'schteich']);
    expect(printOf(words, dividingAt(5))).toEqual(['Uhren Fisch-', 'teich']);
    expect(printOf(words, dividingAt(3, 4))).toEqual(['Uhren', 'Fischteich']);
  });

  it('HYPHEN-5 leaves no sign of lower dots at its edge', () => {
    const word = heading('Uhren Banane');
    const withSign = (at: number) => ({ ...word, cells: word.cells.with(at, LOWER_SIGN) });
    expect(printOf(word, dividingAt(2))).toEqual(['Uhren Ba-', 'nane']);
    expect(printOf(withSign(7), dividingAt(2))).toEqual(['Uhren', 'Banane']);
    expect(printOf(withSign(8), dividingAt(2))).toEqual(['Uhren', 'Banane']);
  });

  it('HYPHEN-5 begins no row with what the language would misread there', () => {
    const word = heading('Uhren Banane');
    const misread = { ...word, cells: word.cells.with(8, 44) };
    expect(printOf(misread, dividingAt(2))).toEqual(['Uhren', 'Banane']);
  });

  it('HYPHEN-5 cuts a word longer than a row between contractions', () => {
    const fish = heading('Fischfischfischfisch');
    expect(printOf(fish, dividingAt())).toEqual(['Fischfischfisch-', 'fisch']);
    const doubled = { ...fish, cells: [...fish.cells, 1], sourceIndex: [0, ...fish.sourceIndex] };
    expect(rowsOf(doubled, dividingAt()).map(({ to }) => to)).toEqual([9, 13]);
    const pairs = { ...fish, sourceIndex: fish.sourceIndex.map((_, at) => Math.floor(at / 2)) };
    expect(rowsOf(pairs, dividingAt()).map(({ to }) => to)).toEqual([8, 12]);
  });

  it('HYPHEN-3 adds no sign behind a hyphen of the word', () => {
    const atHyphen: Hyphenator = {
      divide: (word) => [{ at: word.indexOf('-') + 1, addsSign: false }],
      misreadsAtRowStart: () => false,
    };
    expect(printOf(heading('Uhr Ofen-Blech'), atHyphen)).toEqual(['Uhr Ofen-', 'Blech']);
  });
});
