import { describe, expect, it } from '@jest/globals';
import { isInside, type Polyline } from '@tastwerk/editor-core/geometry';
import fc from 'fast-check';
import { DotGrid } from './dot-grid.js';
import { dotsInside } from './fill.js';

const STEP = 2;
const grid = () => DotGrid.forSheet(20, 16, STEP);

function filled(pieces: readonly Polyline[], evenOdd = false): readonly string[] {
  const dots = grid();
  for (const place of dotsInside(pieces, dots, evenOdd)) dots.set(place, true);
  return dots.toRows();
}

const box = (left: number, top: number, right: number, bottom: number): Polyline => ({
  points: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
  closed: true,
});

describe('an area on a raster', () => {
  it('has the dots whose middle it covers', () => {
    expect(filled([box(2, 2, 8, 6)]).slice(0, 4)).toEqual([
      '..........',
      '.###......',
      '.###......',
      '..........',
    ]);
  });

  it('keeps a hole by the rule of even and odd, and fills it by that of non-zero winding', () => {
    const ring = [box(0, 0, 12, 10), box(4, 4, 8, 6)];
    expect(filled(ring, true)[2]).toBe('##..##....');
    expect(filled(ring)[2]).toBe('######....');
  });

  it('ends at the edges of the sheet', () => {
    expect(filled([box(-50, -50, 50, 50)])).toEqual(Array.from({ length: 8 }, () => '##########'));
  });

  it('has the same dots as asking for each of them', () => {
    // Off the middles of dots, where both ways may differ by rounding.
    const place = fc.record({ x: fc.integer({ min: 0, max: 20 }), y: fc.integer({ min: 0, max: 16 }) });
    const off = ({ x, y }: { x: number; y: number }) => ({ x: x + 0.137, y: y + 0.173 });
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 8 }), (corners) => {
        const pieces = [{ points: corners.map(off), closed: true }];
        const rows = filled(pieces);
        const expected = Array.from({ length: 8 }, (_, row) =>
          Array.from({ length: 10 }, (__, column) =>
            isInside({ x: (column + 0.5) * STEP, y: (row + 0.5) * STEP }, pieces) ? '#' : '.',
          ).join(''),
        );
        expect(rows).toEqual(expected);
      }),
    );
  });
});
