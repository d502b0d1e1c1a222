import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { blank } from '../../test/documents.js';
import { fakeLookup } from '../../test/fake-braille.js';
import { braillePagesOf, brailleParagraphs } from './braille-pages.js';
import { BLANK_CELL, cellsToUnicode, HYPHEN_CELL, numberCells } from './cells.js';
import { type BraillePage, type BrailleParagraph, paginate, type PaginationLayout } from './paginate.js';
import type { Cell } from './translator.js';

const LAYOUT: PaginationLayout = {
  marginLeft: 1,
  marginTop: 1,
  cellsPerRow: 33,
  rowsPerPage: 27,
  pageNumbers: false,
};

/** A word of `length` cells, each with the number `cell`. */
function word(length: number, cell: Cell = 7): readonly Cell[] {
  return Array.from({ length }, () => cell);
}

function paragraph(kind: BrailleParagraph['kind'], ...words: readonly (readonly Cell[])[]): BrailleParagraph {
  return { kind, cells: words.flatMap((cells, index) => (index === 0 ? cells : [BLANK_CELL, ...cells])) };
}

function lines(count: number): readonly BrailleParagraph[] {
  return Array.from({ length: count }, () => paragraph('text', word(3)));
}

const words = fc.array(fc.integer({ min: 1, max: 63 }), { minLength: 1, maxLength: 50 });
const paragraphs: fc.Arbitrary<BrailleParagraph> = fc
  .tuple(fc.constantFrom('heading' as const, 'text' as const), fc.array(words, { maxLength: 15 }))
  .map(([kind, list]) => paragraph(kind, ...list));
const layouts = fc.record({
  marginLeft: fc.integer({ min: 0, max: 5 }),
  marginTop: fc.integer({ min: 0, max: 5 }),
  cellsPerRow: fc.integer({ min: 10, max: 30 }),
  rowsPerPage: fc.integer({ min: 2, max: 23 }),
  pageNumbers: fc.boolean(),
});

/** The text rows of `page`, without the one that holds its number. */
function textRows(page: BraillePage, layout: PaginationLayout): readonly (readonly Cell[])[] {
  return layout.pageNumbers ? page.rows.slice(0, -1) : page.rows;
}

describe('paginate', () => {
  it('PAGINATE-1 keeps to cells per row and rows per page, for any text and layout', () => {
    fc.assert(
      fc.property(fc.array(paragraphs, { maxLength: 30 }), layouts, (source, layout) => {
        for (const page of paginate(source, layout)) {
          expect(page.rows.every((row) => row.length <= layout.cellsPerRow)).toBe(true);
          expect(textRows(page, layout).length).toBeLessThanOrEqual(layout.rowsPerPage);
          expect(page.rows.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('PAGINATE-3 keeps every cell in its order, for any text and layout', () => {
    fc.assert(
      fc.property(fc.array(paragraphs, { maxLength: 30 }), layouts, (source, layout) => {
        const inked = (cells: readonly Cell[]) =>
          cells.filter((cell) => cell !== BLANK_CELL && cell !== HYPHEN_CELL);
        const paged = paginate(source, layout).flatMap((page) => textRows(page, layout).flat());
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
    expect(page).toEqual({ rows: [[0, 0, 7, 7, 7]], marginLeft: 5, marginTop: 2 });
  });

  it('PAGINATE-1 makes no page of nothing', () => {
    expect(paginate([], LAYOUT)).toEqual([]);
  });
});

describe('the braille pages of a document', () => {
  const document = {
    ...blank(),
    graphicTitle: ' Das\nHaus ',
    braillePages: {
      ...blank().braillePages,
      imageDescription: { type: 'Karte', summary: 'Ein Haus', details: 'Dach\nTor' },
      content: 'Eins\n\nZwei\n',
    },
  };

  it('PAGINATE-8 say title, type, summary, details and content', () => {
    const kinds = brailleParagraphs(document, fakeLookup).map(({ kind, cells }) => [kind, cells.length]);
    expect(kinds).toEqual([
      ['heading', 7],
      ['text', 0],
      ['text', 5],
      ['text', 7],
      ['text', 3],
      ['text', 3],
      ['text', 0],
      ['text', 4],
      ['text', 0],
      ['text', 3],
    ]);
    expect(braillePagesOf(document, fakeLookup)).toHaveLength(1);
    expect(braillePagesOf(blank(), fakeLookup)).toEqual([]);
  });

  it('PAGINATE-8 leave out what is not translated or cannot be', () => {
    expect(
      brailleParagraphs(document, { get: () => undefined }).every(({ cells }) => cells.length === 0),
    ).toBe(true);
    const snow = { ...document, braillePages: { ...document.braillePages, content: 'Eis\n☃' } };
    expect(brailleParagraphs(snow, fakeLookup).at(-1)?.cells).toHaveLength(3);
  });
});
