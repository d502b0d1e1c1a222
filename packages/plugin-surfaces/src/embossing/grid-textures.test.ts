import { describe, expect, it } from '@jest/globals';
import { TEXTURE_NAMES } from '@tastwerk/editor-core/document';
import { GRID_IDS } from './grids.js';
import { isInPattern, patternOf } from './grid-textures.js';

/** Old textures that draw nothing. */
const EMPTY = new Set(['dashed', 'blank']);
const SHOWN = TEXTURE_NAMES.filter((name) => !EMPTY.has(name));

/** Side of a square in which every pattern repeats whole: patterns are up to 10 wide and high. */
const SIDE = 120;

/** A square of a texture. */
const square = (grid: (typeof GRID_IDS)[number], name: (typeof TEXTURE_NAMES)[number]): string =>
  Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (__, column) =>
      isInPattern(patternOf(grid, name), { column, row }) ? '#' : '.',
    ).join(''),
  ).join('\n');

const share = (picture: string): number => [...picture].filter((dot) => dot === '#').length / SIDE ** 2;

describe.each(GRID_IDS)('textures on the raster %s', (grid) => {
  it('are patterns of rows of one length', () => {
    for (const name of TEXTURE_NAMES) {
      expect([name, new Set(patternOf(grid, name).map((row) => row.length)).size]).toEqual([name, 1]);
    }
  });

  it('all differ, also when one of them is shifted', () => {
    const pictures = new Map(SHOWN.map((name) => [name, square(grid, name)]));
    expect(new Set(pictures.values()).size).toBe(SHOWN.length);
    const lines = [...pictures].map(([name, picture]) => [name, picture.split('\n')] as const);
    const shifted = (rows: readonly string[], across: number, down: number): string =>
      rows
        .map((_, row) => {
          const from = rows[(row + down) % rows.length] ?? '';
          return from.slice(across) + from.slice(0, across);
        })
        .join('\n');
    for (const [name, rows] of lines) {
      const others = new Set([...pictures].filter(([other]) => other !== name).map(([, picture]) => picture));
      for (let across = 0; across < 10; across += 1) {
        for (let down = 0; down < 10; down += 1)
          expect([name, others.has(shifted(rows, across, down))]).toEqual([name, false]);
      }
    }
  });

  it('raise every dot for black, every second for grey, and less for all others', () => {
    const shares = new Map(SHOWN.map((name) => [name, share(square(grid, name))]));
    expect([shares.get('fill'), shares.get('medium')]).toEqual([1, 0.5]);
    for (const [name, part] of shares) {
      if (name === 'fill' || name === 'medium') continue;
      expect(part).toBeGreaterThan(0.05);
      expect(part).toBeLessThan(0.56);
    }
    for (const name of TEXTURE_NAMES.filter((one) => EMPTY.has(one)))
      expect(share(square(grid, name))).toBe(0);
  });
});
