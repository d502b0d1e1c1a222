import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lines, paragraph, PLAIN_LAYOUT, word } from '../../test/braille-paragraphs.js';
import { withObjects } from '../../test/documents.js';
import { cellsToUnicode, HYPHEN_CELL, numberCells } from '../translator/cells.js';
import type { Cell } from '../translator/translator.js';
import { NUMBER_PLACES } from '../values/braille-pages.js';
import { type BookTexts, bookLines, NO_BOOK_TEXTS } from './book-texts.js';
import { frontPages } from './front-pages.js';
import { rowAbove, rowBelow } from './page-frame.js';
import { braillePageText } from './page-text.js';
import { paginate, type PaginationLayout } from './paginate.js';
import { atBothEnds, brokenToWidth, centred, cutToWidth } from './rows.js';
import { volumesOf } from './volumes.js';

const written = (row: readonly Cell[] | undefined) => cellsToUnicode(row ?? []).replaceAll('\u2800', ' ');
const rowsOf = (page: { readonly rows: readonly (readonly Cell[])[] } | undefined) =>
  page?.rows.map(written) ?? [];
const withLayout = (layout: Partial<PaginationLayout>): PaginationLayout => ({ ...PLAIN_LAYOUT, ...layout });
const texts: BookTexts = {
  ...NO_BOOK_TEXTS,
  runningHead: word(4, 11),
  title: word(6, 1),
  words: {
    volume: [39],
    of: [21],
    pages: [15, 14],
    page: [15],
    to: [30],
    contents: [9, 9],
  },
};

describe('rows', () => {
  it('are cut at blank cells, put in the middle and to both ends', () => {
    const cells = [1, 1, 0, 1, 1, 1];
    expect(cutToWidth(cells, 5)).toEqual([1, 1]);
    expect(cutToWidth(cells, 6)).toEqual(cells);
    expect(cutToWidth([1, 1, 1], 2)).toEqual([1, 1]);
    expect(centred([1, 1], 7)).toEqual([0, 0, 1, 1]);
    expect(atBothEnds([1], [2, 2], 6)).toEqual([1, 0, 0, 0, 2, 2]);
    expect(brokenToWidth(cells, 4)).toEqual([
      [1, 1],
      [1, 1, 1],
    ]);
  });
});

describe('the rows around the text of a page', () => {
  const frame = { width: 20, number: 12, printPage: [60, 1], head: word(4, 11) };

  it.each([
    ['top-right', '⠼⠁   ⠋⠋⠋⠋        ⠼⠁⠃'],
    ['top-left', '⠼⠁⠃   ⠋⠋⠋⠋        ⠼⠁'],
  ] as const)('have numbers and running head in one row: %s', (numberPlace, expected) => {
    expect(written(rowAbove({ ...frame, numberPlace }))).toBe(expected);
  });

  it.each([
    ['bottom-right', '⠼⠁               ⠼⠁⠃'],
    ['bottom-left', '⠼⠁⠃               ⠼⠁'],
  ] as const)('have numbers below the text: %s', (numberPlace, expected) => {
    expect(written(rowBelow({ ...frame, numberPlace }))).toBe(expected);
  });

  it('never need more than their width, however long the head is', () => {
    const cells = fc.array(fc.integer({ min: 0, max: 63 }), { maxLength: 60 });
    fc.assert(
      fc.property(
        cells,
        fc.constantFrom(...NUMBER_PLACES),
        fc.integer({ min: 12, max: 35 }),
        (head, numberPlace, width) => {
          expect(rowAbove({ ...frame, head, numberPlace, width }).length).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

describe('pages with numbers and running heads', () => {
  it.each([
    ['bottom-right', [-1, 'end']],
    ['bottom-left', [-1, 'start']],
    ['top-right', [0, 'end']],
    ['top-left', [0, 'start']],
  ] as const)('PAGINATE-5 have their number at %s', (numberPlace, [row, end]) => {
    const layout = withLayout({ pageNumbers: true, numberPlace, rowsPerPage: 5 });
    const [, second] = paginate(lines(12), layout);
    const cells = written(second?.rows.at(row));
    expect(
      end === 'end' ? cells.endsWith(written(numberCells(2))) : cells.startsWith(written(numberCells(2))),
    ).toBe(true);
    expect(second?.rows).toHaveLength(6);
    expect(second?.sources.filter((source) => source === null)).toHaveLength(1);
  });

  it('PAGINATE-14 have their head on each page but the first', () => {
    const pages = paginate(lines(12), withLayout({ runningHead: 'Haus', rowsPerPage: 5 }), undefined, texts);
    expect(pages.map(({ rows }) => rows[0])).toEqual([
      paragraph('text', [0, 0, ...word(3)]).cells,
      word(4, 11),
      word(4, 11),
    ]);
    expect(pages.map(({ rows }) => rows.length)).toEqual([5, 6, 3]);
  });

  it('PAGINATE-15 of the print are named by a row of their own and on the pages that they are on', () => {
    const source = [...lines(2), paragraph('print-page', [60, 3]), ...lines(8)];
    const layout = withLayout({ pageNumbers: true, rowsPerPage: 6, cellsPerRow: 12 });
    const [first, second] = paginate(source, layout);
    expect(first?.rows[2]).toEqual([...Array.from({ length: 10 }, () => HYPHEN_CELL), 60, 3]);
    expect(written(first?.rows.at(-1))).toBe('          ⠼⠁');
    expect(written(second?.rows.at(-1))).toBe('⠼⠃        ⠼⠃');
  });
});

describe('the text of braille pages', () => {
  it('PAGINATE-15 names pages of the print in a line of their own', () => {
    const document = withObjects();
    const content = 'Anfang\n[Seite 12]\n[page iv]\n[Seite]\nim Text [Seite 3]';
    const text = braillePageText({ ...document, braillePages: { ...document.braillePages, content } });
    expect(text.map(({ kind, text: said, offset }) => [kind, said, offset])).toEqual([
      ['text', 'Anfang', 0],
      ['print-page', '12', 14],
      ['print-page', 'iv', 24],
      ['text', '[Seite]', 28],
      ['text', 'im Text [Seite 3]', 36],
    ]);
    for (const { text: said, offset } of text) expect(content.slice(offset, offset + said.length)).toBe(said);
  });

  it('needs words for front pages only where there are any', () => {
    const document = { ...withObjects(), graphicTitle: 'Das Haus' };
    const lines = (set: object) =>
      bookLines({ ...document, braillePages: { ...document.braillePages, ...set } }).map(({ text }) => text);
    expect(lines({})).toEqual([]);
    expect(lines({ runningHead: ' Haus ' })).toEqual(['Haus']);
    expect(lines({ frontPages: true })).toEqual([
      'Das Haus',
      'Band',
      'von',
      'Seiten',
      'Seite',
      'bis',
      'Inhalt',
    ]);
  });
});

describe('volumes', () => {
  it.each([
    [0, 10, [], []],
    [25, null, [], [[0, 25]]],
    [
      25,
      10,
      [],
      [
        [0, 10],
        [10, 20],
        [20, 25],
      ],
    ],
    [
      25,
      10,
      [8, 17],
      [
        [0, 8],
        [8, 17],
        [17, 25],
      ],
    ],
    [
      25,
      10,
      [5],
      [
        [0, 10],
        [10, 20],
        [20, 25],
      ],
    ],
  ] as const)(
    'of %i pages have at most %s, and end before a heading near their end: %j',
    (count, most, headings, expected) => {
      const heads: readonly number[] = headings;
      const volumes = volumesOf(count, most, (page) => heads.includes(page));
      expect(volumes.map(({ from, to }) => [from, to])).toEqual(expected);
    },
  );

  it('PAGINATE-16 hold each page once, whatever the headings are', () => {
    const headings = fc.uniqueArray(fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 10, max: 80 }),
        headings,
        (count, most, heads) => {
          const volumes = volumesOf(count, most, (page) => heads.includes(page));
          expect(
            volumes.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
          ).toEqual(Array.from({ length: count }, (_, page) => page));
          for (const { from, to } of volumes) expect(to - from).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});

describe('front pages', () => {
  const entry = (length: number, page: number) => ({ cells: word(length, 1), page });
  const size = { width: 20, height: 12 };
  const facts = { volume: 2, volumeCount: 3, firstPage: 11, lastPage: 20, contents: [] };

  it('PAGINATE-17 say the title, the volume and its pages in the middle of the upper third', () => {
    const [title, ...others] = frontPages(texts, facts, size);
    expect(others).toEqual([]);
    expect(title?.map(written)).toEqual([
      '',
      '',
      '       ⠁⠁⠁⠁⠁⠁',
      '',
      '     ⠧ ⠼⠃ ⠕ ⠼⠉',
      '',
      '    ⠏⠎ ⠼⠁⠁ ⠞ ⠼⠃⠚',
    ]);
  });

  it('say no volume where there is one, and a single page as one', () => {
    const [title] = frontPages(texts, { ...facts, volumeCount: 1, firstPage: 3, lastPage: 3 }, size);
    expect(title?.map(written).filter((row) => row !== '')).toEqual(['       ⠁⠁⠁⠁⠁⠁', '        ⠏ ⠼⠉']);
  });

  it('PAGINATE-17 list the headings with lines that lead to their pages', () => {
    const contents = [entry(4, 11), entry(9, 12)];
    const [, list] = frontPages(texts, { ...facts, contents }, size);
    expect(list?.map(written)).toEqual(['         ⠉⠉', '', '⠁⠁⠁⠁ ⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄⠄ ⠼⠁⠁', '⠁⠁⠁⠁⠁⠁⠁⠁⠁ ⠄⠄⠄⠄⠄⠄ ⠼⠁⠃']);
  });

  it('go on to further pages, within their width', () => {
    const contents = Array.from({ length: 30 }, (_, at) => ({
      cells: [...word(8, 1), 0, ...word(8, 1), 0, ...word(at, 1)],
      page: at + 1,
    }));
    const pages = frontPages(texts, { ...facts, contents }, size);
    expect(pages.length).toBeGreaterThan(3);
    for (const rows of pages) {
      expect(rows.length).toBeLessThanOrEqual(size.height);
      for (const row of rows) expect(row.length).toBeLessThanOrEqual(size.width);
    }
  });
});

describe('a book', () => {
  const layout = withLayout({ rowsPerPage: 4, volumePages: 10, frontPages: true, duplex: true, gutter: 3 });
  const source = [paragraph('heading', word(4)), ...lines(88)];

  it('PAGINATE-18 has volumes that begin with their front pages at the front of a sheet', () => {
    const pages = paginate(source, layout, undefined, texts);
    const front = pages.map(({ sources }) => sources.every((row) => row === null));
    expect(new Set(pages.map(({ volume }) => volume))).toEqual(new Set([0, 1, 2]));
    for (const volume of [0, 1, 2]) {
      const first = pages.findIndex((page) => page.volume === volume);
      const text = pages.findIndex((page, index) => page.volume === volume && front[index] === false);
      expect((text - first) % 2).toBe(0);
      expect(text - first).toBeGreaterThan(0);
    }
  });

  it('PAGINATE-18 has its gutter where the pages are bound', () => {
    const pages = paginate(source, layout, undefined, texts).filter(({ volume }) => volume === 1);
    expect(pages.slice(0, 4).map(({ marginLeft }) => marginLeft)).toEqual([4, 1, 4, 1]);
    const oneSided = paginate(source, { ...layout, duplex: false }, undefined, texts);
    expect(new Set(oneSided.map(({ marginLeft }) => marginLeft))).toEqual(new Set([4]));
  });

  it('counts the pages of text through all volumes', () => {
    const pages = paginate(source, { ...layout, pageNumbers: true }, undefined, texts);
    const numbers = pages.flatMap(({ rows, sources }) =>
      sources.some((row) => row !== null) ? [written(rows.at(-1)).trim()] : [],
    );
    expect(numbers).toEqual(numbers.map((_, index) => written(numberCells(index + 1))));
  });

  it('names the text of a page on it alone', () => {
    const [first] = paginate(source, layout, undefined, texts);
    expect(rowsOf(first).join('')).toContain(written(texts.title));
  });
});
