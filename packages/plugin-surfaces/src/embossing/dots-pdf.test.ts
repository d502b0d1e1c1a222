import { describe, expect, it } from '@jest/globals';
import { rasterisePdf } from '../../../render/test/page-raster.mjs';
import { DotGrid } from './dot-grid.js';
import { dotsPdf } from './dots-pdf.js';

const STEP = 1.27;

describe('a PDF for embossers with a driver', () => {
  it('has a dark px of 20 to the inch for each dot, and no other, as another program draws it', async () => {
    const rows = Array.from({ length: 40 }, (_, row) =>
      Array.from({ length: 60 }, (__, column) => ((row * 7 + column * column) % 5 === 0 ? '#' : '.')).join(
        '',
      ),
    );
    const sheet = { dots: DotGrid.fromRows(rows, STEP), widthMm: 60 * STEP, heightMm: 40 * STEP };
    const empty = { ...sheet, dots: DotGrid.forSheet(60 * STEP, 40 * STEP, STEP) };
    const pdf = dotsPdf([empty, sheet], 'Maßstäbe (1 : 2) \\ „Haus“');
    const size = { width: 60, height: 40 };
    const [blank, drawn] = [await rasterisePdf(pdf, 1, size), await rasterisePdf(pdf, 2, size)];
    const asRows = (grey: Uint8Array) =>
      rows.map((_, row) =>
        [...grey.subarray(row * 60, (row + 1) * 60)].map((value) => (value < 160 ? '#' : '.')).join(''),
      );
    expect(asRows(drawn.grey)).toEqual(rows);
    expect(Math.min(...blank.grey)).toBe(255);
  });

  it('is the same for the same sheets', () => {
    const sheet = { dots: DotGrid.fromRows(['#.#', '##.'], STEP), widthMm: 4, heightMm: 3 };
    expect(dotsPdf([sheet], 'a')).toEqual(dotsPdf([sheet], 'a'));
  });
});
