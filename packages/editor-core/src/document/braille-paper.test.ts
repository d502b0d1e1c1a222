import { describe, expect, it } from '@jest/globals';
import { GUTTER_MAX } from '../values/braille-pages.js';
import {
  BRAILLE_PAPER_IDS,
  BRAILLE_PAPER_MM,
  cellSizeOf,
  chosenPaper,
  fullRowOf,
  knownPaper,
  LEAST_PAGE,
  paperLimits,
  WIDEST_PAGE,
} from './braille-paper.js';

const A4 = knownPaper('a4');
const custom = (width: number, height: number) => ({ paper: 'custom', width, height }) as const;

describe('the papers of braille pages', () => {
  it.each([
    ['a4', 210, 297, 35, 28, 33],
    ['everest-a4', 210, 297, 34, 28, 33],
    ['everest-a3', 297, 420, 48, 41, 47],
    ['basic-210', 210, 304.8, 34, 29, 33],
    ['basic-240', 240, 304.8, 39, 29, 38],
    ['basic-280', 280, 304.8, 46, 29, 44],
    ['index-us', 292.1, 279.4, 48, 26, 46],
    ['braillo-fa44', 261, 297, 42, 29, 41],
    ['viewplus-a4', 210, 297, 33, 29, 31],
    ['viewplus-us', 292.1, 279.4, 46, 27, 44],
    ['us-braille', 292.1, 279.4, 40, 25, 39],
    ['us-letter', 215.9, 279.4, 34, 27, 32],
  ] as const)(
    'LAYOUT-5 %s is %d by %d mm for %i cells and %i rows',
    (id, width, height, cells, rows, full) => {
      const paper = knownPaper(id);
      expect(paper).toEqual({ paper: id, width, height });
      expect(paperLimits(paper)).toEqual({ cells, rows });
      expect(fullRowOf(paper)).toBe(full);
    },
  );

  it('LAYOUT-5 of any size have cells of 6 by 10 mm', () => {
    expect(chosenPaper('custom', A4)).toEqual({ ...A4, paper: 'custom' });
    expect(paperLimits(custom(250, 305))).toEqual({ cells: 41, rows: 30 });
    expect(cellSizeOf(custom(250, 305))).toEqual({ width: 6, height: 10 });
  });

  it('LAYOUT-5 hold no more than fits on them, and no less than the smallest page with the widest gutter', () => {
    const { width, height } = BRAILLE_PAPER_MM;
    const papers = [
      ...BRAILLE_PAPER_IDS.map((id) => chosenPaper(id, A4)),
      custom(width.min, height.min),
      custom(width.max, height.max),
    ];
    for (const paper of papers) {
      const { cells, rows } = paperLimits(paper);
      const size = cellSizeOf(paper);
      expect(cells * size.width).toBeLessThanOrEqual(paper.width);
      expect(rows * size.height).toBeLessThanOrEqual(paper.height);
      expect(cells).toBeGreaterThanOrEqual(LEAST_PAGE.cells + GUTTER_MAX);
      expect(rows).toBeGreaterThan(LEAST_PAGE.rows + 2);
      expect(cells).toBeLessThanOrEqual(WIDEST_PAGE.cells);
      expect(rows).toBeLessThanOrEqual(WIDEST_PAGE.rows);
      expect(paper.width).toBeGreaterThanOrEqual(width.min);
      expect(paper.width).toBeLessThanOrEqual(width.max);
      expect(paper.height).toBeGreaterThanOrEqual(height.min);
      expect(paper.height).toBeLessThanOrEqual(height.max);
    }
  });
});
