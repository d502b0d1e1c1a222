import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { overwrittenCells } from './overwritten-cells.js';

const cells = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 20 });

describe('overwritten cells', () => {
  it('LABEL-11 are those that were changed or put in, each by itself', () => {
    expect(overwrittenCells([1, 9, 3], [1, 2, 3])).toEqual([false, true, false]);
    expect(overwrittenCells([1, 2, 9, 3], [1, 2, 3])).toEqual([false, false, true, false]);
    expect(overwrittenCells([1, 3], [1, 2, 3])).toEqual([false, false]);
    expect(overwrittenCells([9, 2, 8, 4], [1, 2, 3, 4])).toEqual([true, false, true, false]);
  });

  it('LABEL-11 are none where nothing differs, and the others stand in the translation in their order', () => {
    fc.assert(
      fc.property(cells, cells, (own, translated) => {
        expect(overwrittenCells(own, own)).toEqual(own.map(() => false));
        const kept = own.filter((_, index) => !overwrittenCells(own, translated)[index]);
        let at = -1;
        for (const cell of kept) {
          at = translated.indexOf(cell, at + 1);
          expect(at).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('LABEL-11 are a whole stretch where comparing would cost too much', () => {
    const own = Array.from({ length: 1000 }, (_, index) => index % 7);
    const other = Array.from({ length: 1000 }, (_, index) => (index * 3 + 1) % 7);
    expect(overwrittenCells(own, other)).toContain(true);
  });
});
