import { describe, expect, it } from '@jest/globals';
import { ellipsePath, flattenPath, type Point } from '@tastwerk/editor-core/geometry';
import fc from 'fast-check';
import { DotGrid } from './dot-grid.js';
import { dotsAcross, lineDots } from './lines.js';

const STEP = 2.5;

/** A raster of 12 by 8 dots with a line through `points`, given in steps. */
function drawn(
  points: readonly Point[],
  stroke: { widthMm?: number; dashMm?: readonly number[] } = {},
  closed = false,
) {
  const grid = DotGrid.forSheet(12 * STEP, 8 * STEP, STEP);
  const piece = { points: points.map(({ x, y }) => ({ x: x * STEP, y: y * STEP })), closed };
  for (const place of lineDots(piece, { widthMm: 1, ...stroke }, STEP)) grid.set(place, true);
  return grid.toRows();
}

describe('a line on a raster', () => {
  it('is one dot wide with corners where the drawing has them', () => {
    const box = [
      { x: 1.5, y: 1.5 },
      { x: 6.5, y: 1.5 },
      { x: 6.5, y: 4.5 },
      { x: 1.5, y: 4.5 },
    ];
    expect(drawn(box, {}, true)).toEqual([
      '............',
      '.######.....',
      '.#....#.....',
      '.#....#.....',
      '.######.....',
      '............',
      '............',
      '............',
    ]);
  });

  it('steps from row to row without doubling a dot', () => {
    const slanted = [
      { x: 0.5, y: 1.5 },
      { x: 11.5, y: 4.5 },
    ];
    expect(drawn(slanted).slice(0, 6)).toEqual([
      '............',
      '##..........',
      '..####......',
      '......####..',
      '..........##',
      '............',
    ]);
  });

  it('has one dot in each column or each row, however it lies', () => {
    const place = fc.record({
      x: fc.double({ min: 0, max: 11.9, noNaN: true }),
      y: fc.double({ min: 0, max: 7.9, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const rows = drawn([from, to]);
        const dots = rows.flatMap((row, y) => [...row].flatMap((dot, x) => (dot === '#' ? [{ x, y }] : [])));
        const isFlat = Math.abs(to.x - from.x) >= Math.abs(to.y - from.y);
        const along = dots.map(({ x, y }) => (isFlat ? x : y));
        // The ends may lie beside the line by one dot.
        expect(along.length - new Set(along).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has no single dot that stands out where a curve turns back', () => {
    // Its top and bottom lie 0.02 steps beyond the border of rows 0 and 7.
    const box = { x: 2.48 * STEP, y: 0.98 * STEP, width: 6.04 * STEP, height: 6.04 * STEP };
    const grid = DotGrid.forSheet(12 * STEP, 8 * STEP, STEP);
    for (const piece of flattenPath(ellipsePath(box))) {
      for (const place of lineDots(piece, { widthMm: 1 }, STEP)) grid.set(place, true);
    }
    expect(grid.toRows()).toEqual([
      '............',
      '...#####....',
      '..#.....#...',
      '..#.....#...',
      '..#.....#...',
      '..#.....#...',
      '...#####....',
      '............',
    ]);
  });

  it('has dashes and gaps that are all as long, in dots', () => {
    const level = [
      { x: 0.1, y: 0.5 },
      { x: 11.9, y: 0.5 },
    ];
    expect(drawn(level, { dashMm: [8, 4] })[0]).toBe('###..###..##');
    expect(drawn(level, { dashMm: [0.01, 4] })[0]).toBe('#.#.#.#.#.#.');
  });

  it('is as wide everywhere as its width in dots', () => {
    expect([0, 1, 3.7, 3.8, 6].map((width) => dotsAcross(width, STEP))).toEqual([1, 1, 1, 2, 2]);
    const level = [
      { x: 1.5, y: 2 },
      { x: 9.5, y: 2 },
    ];
    expect(drawn(level, { widthMm: 5 }).slice(0, 5)).toEqual([
      '............',
      '.##########.',
      '.##########.',
      '............',
      '............',
    ]);
  });

  it('is a dot where it has no length', () => {
    expect(drawn([{ x: 3.5, y: 2.5 }])[2]).toBe('...#........');
  });
});
