import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { everyLetters, lines, paragraph, PLAIN_LAYOUT, word } from '../../test/braille-paragraphs.js';
import type { BrailleParagraph } from './braille-paragraph.js';
import { BLANK_CELL, cellsToUnicode, HYPHEN_CELL, numberCells } from '../translator/cells.js';
import { type BraillePage, paginate, type PaginationLayout } from './paginate.js';
import type { Cell } from '../translator/translator.js';

const LAYOUT = PLAIN_LAYOUT;

const words = fc.array(fc.integer({ min: 1, max: 63 }), { minLength: 1, maxLength: 50 });
const paragraphs: fc.Arbitrary<BrailleParagraph> = fc
  .tuple(
    fc.constantFrom('heading' as const, 'text' as const, 'item' as const),
    fc.array(words, { maxLength: 15 }),
  )
  .map(([kind, list]) => paragraph(kind, ...list));
const hyphenators = fc.option(fc.integer({ min: 2, max: 5 }).map(everyLetters), { nil: undefined });
const layouts = fc
  .record({
    marginLeft: fc.integer({ min: 0, max: 5 }),
    marginTop: fc.integer({ min: 0, max: 5 }),
    cellsPerRow: fc.integer({ min: 10, max: 30 }),
    rowsPerPage: fc.integer({ min: 2, max: 23 }),
    pageNumbers: fc.boolean(),
  })
  .map((layout): PaginationLayout => ({ ...PLAIN_LAYOUT, ...layout }));

/** The text rows of `page`, without the one that holds its number. */
function textRows(page: BraillePage, layout: PaginationLayout): readonly (readonly Cell[])[] {
  return layout.pageNumbers ? page.rows.slice(0, -1) : page.rows;
}

describe('paginate', () => {
  it('PAGINATE-1 keeps to cells per row and rows per page, for any text and layout', () => {
    fc.assert(
      fc.property(fc.array(paragraphs, { maxLength: 30 }), layouts, hyphenators, (source, layout, divide) => {
        for (const page of paginate(source, layout, divide)) {
          expect(page.rows.every((row) => row.length <= layout.cellsPerRow)).toBe(true);
          expect(textRows(page, layout).length).toBeLessThanOrEqual(layout.rowsPerPage);
          expect(page.rows.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('PAGINATE-3 keeps every cell in its order, for any text and layout', () => {
    fc.assert(
      fc.property(fc.array(paragraphs, { maxLength: 30 }), layouts, hyphenators, (source, layout, divide) => {
        const inked = (cells: readonly Cell[]) =>
          cells.filter((cell) => cell !== BLANK_CELL && cell !== HYPHEN_CELL);
        const paged = paginate(source, layout, divide).flatMap((page) => textRows(page, layout).flat());
        expect(inked(paged)).toEqual(inked(source.flatMap(({ cells }) => cells)));
      }),
    );
  });

  it('PAGINATE-3 breaks at blank cells and never within a word that fits', () => {
    const source = [paragraph('heading', word(20, 1), word(12, 2), word(13, 3), word(5, 4))];
    expect(paginate(source, LAYOUT)[0]?.rows).toEqual([
      [...word(20, 1), 0, ...word(12, 2)],
      [...word(13, 3), 0, ...word(5, 4)],
    ]);
  });

  it('PAGINATE-2 indents the first row of a text by two cells, and no heading', () => {
    const long = paragraph('text', word(20), word(20));
    expect(paginate([paragraph('heading', word(3)), long], LAYOUT)[0]?.rows).toEqual([
      word(3),
      [0, 0, ...word(20)],
      word(20),
    ]);
  });

  it('PAGINATE-2 keeps blank lines but not at the top of a page', () => {
    const empty = paragraph('text');
    const [page] = paginate([...lines(1), empty, empty, ...lines(1)], LAYOUT);
    expect(page?.rows.map((row) => row.length)).toEqual([5, 0, 0, 5]);
    const [first, second] = paginate([...lines(27), empty, empty, ...lines(1)], LAYOUT);
    expect([first?.rows.length, second?.rows.length]).toEqual([27, 1]);
    expect(paginate([...lines(27), empty], LAYOUT)).toHaveLength(1);
    expect(paginate([empty, ...lines(1)], LAYOUT)[0]?.rows).toHaveLength(1);
    expect(paginate([empty, empty], LAYOUT)).toEqual([]);
  });

  it('PAGINATE-4 cuts a word that is longer than a row with the hyphen sign', () => {
    const rows = paginate([paragraph('text', word(4, 1), word(70, 2))], LAYOUT)[0]?.rows ?? [];
    expect(rows).toEqual([
      [0, 0, ...word(4, 1)],
      [...word(32, 2), HYPHEN_CELL],
      [...word(32, 2), HYPHEN_CELL],
      word(6, 2),
    ]);
    expect(paginate([paragraph('text', word(33))], LAYOUT)[0]?.rows).toEqual([
      [0, 0, ...word(30), HYPHEN_CELL],
      word(3),
    ]);
  });

  it('PAGINATE-4 cuts a word without end', () => {
    const pages = paginate([paragraph('heading', word(200_000))], LAYOUT);
    expect(pages.flatMap(({ rows }) => rows)).toHaveLength(Math.ceil((200_000 - 1) / 32));
  });

  it('PAGINATE-5 writes the number at the right of the row below the text', () => {
    const layout = { ...LAYOUT, rowsPerPage: 26, pageNumbers: true };
    const pages = paginate(lines(30), layout);
    expect(pages.map(({ rows }) => rows.length)).toEqual([27, 27]);
    const last = pages.map(({ rows }) => rows.at(-1) ?? []);
    expect(last.map((row) => row.length)).toEqual([33, 33]);
    expect(last.map((row) => row.slice(-2))).toEqual([numberCells(1), numberCells(2)]);
    expect(cellsToUnicode(last[1] ?? []).endsWith('⠼⠃')).toBe(true);
    expect(pages[1]?.rows.slice(4, 26)).toEqual(Array.from({ length: 22 }, () => []));
  });

  it('PAGINATE-5 gives up a row of text where the paper has none left, and has no such row when off', () => {
    const full = { ...LAYOUT, pageNumbers: true };
    expect(paginate(lines(27), full).map(({ rows }) => rows.length)).toEqual([27, 27]);
    expect(paginate(lines(27), LAYOUT).map(({ rows }) => rows.length)).toEqual([27]);
  });

  it('PAGINATE-6 takes a heading to the page of what follows', () => {
    const source = [...lines(25), paragraph('heading', word(3, 1)), paragraph('text'), ...lines(3)];
    const [first, second] = paginate(source, LAYOUT);
    expect(first?.rows).toHaveLength(25);
    expect(second?.rows[0]).toEqual(word(3, 1));
    const headings = Array.from({ length: 40 }, () => paragraph('heading', word(3)));
    expect(paginate(headings, LAYOUT).map(({ rows }) => rows.length)).toEqual([27, 13]);
  });

  it('PAGINATE-7 keeps margins apart from rows', () => {
    const [page] = paginate(lines(1), { ...LAYOUT, marginLeft: 5, marginTop: 2 });
    expect(page).toMatchObject({ rows: [[0, 0, 7, 7, 7]], marginLeft: 5, marginTop: 2 });
  });

  it('PAGINATE-1 makes no page of nothing', () => {
    expect(paginate([], LAYOUT)).toEqual([]);
  });

  it('PAGINATE-9 indents the further rows of an item', () => {
    const item = paragraph('item', word(1), word(20), word(20), word(25));
    expect(paginate([item], LAYOUT)[0]?.rows).toEqual([
      [...word(1), 0, ...word(20)],
      [0, 0, ...word(20)],
      [0, 0, ...word(25)],
    ]);
  });

  const rowsOf = (source: readonly BrailleParagraph[], layout = LAYOUT) =>
    paginate(source, layout, everyLetters(20)).map(({ rows }) => rows.length);
  const ofRows = (count: number) => paragraph('text', ...Array.from({ length: count }, () => word(30)));

  it.each([
    [25, 4, [27, 2]],
    [26, 4, [26, 4]],
    [25, 3, [25, 3]],
    [26, 2, [26, 2]],
    [24, 5, [27, 2]],
    [20, 20, [27, 13]],
  ])('PAGINATE-10 after %i rows parts a paragraph of %i into %j', (before, count, expected) => {
    expect(rowsOf([...lines(before), ofRows(count)])).toEqual(expected);
  });

  it('PAGINATE-10 keeps a heading with two rows of what follows', () => {
    expect(rowsOf([...lines(25), paragraph('heading', word(3)), ofRows(4)])).toEqual([25, 5]);
    expect(rowsOf([...lines(24), paragraph('heading', word(3)), ofRows(4)])).toEqual([27, 2]);
  });

  it('PAGINATE-10 does not divide a word between pages where avoidable', () => {
    const halves = (count: number) => Array.from({ length: count }, () => word(40));
    const [page] = paginate([...lines(22), paragraph('heading', ...halves(8))], LAYOUT, everyLetters(20));
    const isHalved = page?.sources.map((source) => source?.addsHyphen);
    expect(isHalved?.slice(22)).toEqual([true, false, true, false]);
  });

  it('PAGINATE-10 fills pages that have no room for such wishes', () => {
    expect(rowsOf([ofRows(7)], { ...LAYOUT, rowsPerPage: 2 })).toEqual([2, 2, 1, 2]);
    expect(rowsOf([ofRows(3), ofRows(3)], { ...LAYOUT, rowsPerPage: 2 })).toEqual([2, 1, 2, 1]);
  });

  it('PAGINATE-11 divides the word that no longer fits, at the last syllable that does', () => {
    const source = [paragraph('text', word(20), word(12, 1), word(9))];
    expect(paginate(source, LAYOUT, everyLetters(4))[0]?.rows).toEqual([
      [0, 0, ...word(20), 0, ...word(8, 1), HYPHEN_CELL],
      [...word(4, 1), 0, ...word(9)],
    ]);
    expect(paginate(source, LAYOUT)[0]?.rows).toEqual([
      [0, 0, ...word(20)],
      [...word(12, 1), 0, ...word(9)],
    ]);
  });

  it('PAGINATE-11 leaves room for the hyphen sign', () => {
    const source = [paragraph('heading', word(24), word(12, 1))];
    expect(paginate(source, LAYOUT, everyLetters(8))[0]?.rows).toEqual([word(24), word(12, 1)]);
    expect(paginate([paragraph('heading', word(23), word(12, 1))], LAYOUT, everyLetters(8))[0]?.rows).toEqual(
      [[...word(23), 0, ...word(8, 1), HYPHEN_CELL], word(4, 1)],
    );
  });

  it('PAGINATE-13 goes on in the next row with words that a no-break space holds together', () => {
    const held = paragraph('heading', word(20), word(9, 1), word(5, 2));
    const text = `${held.text.slice(0, 30)}\u00a0${held.text.slice(31)}`;
    expect(paginate([{ ...held, text }], LAYOUT)[0]?.rows).toEqual([
      word(20),
      [...word(9, 1), 0, ...word(5, 2)],
    ]);
    expect(paginate([held], LAYOUT)[0]?.rows).toEqual([[...word(20), 0, ...word(9, 1)], word(5, 2)]);
  });
});
