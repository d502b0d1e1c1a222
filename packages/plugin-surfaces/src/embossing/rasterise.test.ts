import { describe, expect, it } from '@jest/globals';
import { boxPath, ellipsePath } from '@tastwerk/editor-core/geometry';
import { COLOURS } from '@tastwerk/editor-core/document';
import { DOT_GEOMETRY, type Primitive, type PrimitiveOf } from '@tastwerk/editor-core/scene';
import { gridNotes } from './grid-notes.js';
import { gridProblems } from './grid-problems.js';
import { type GridId, GRIDS } from './grids.js';
import { embossedSheet } from './rasterise.js';

const drawn = { layer: 'relief', objectId: null } as const;
const { black, grey, white } = { black: '000000', grey: COLOURS.grey, white: 'FFFFFF' };
const boxOf = (x: number, y: number, width: number, height: number) => boxPath({ x, y, width, height });

const line = (x: number, y: number, width: number, height: number, widthMm = 1): Primitive => ({
  ...drawn,
  type: 'path',
  path: boxOf(x, y, width, height),
  stroke: { ink: black, widthMm, cap: 'butt', join: 'miter' },
});

const fill = (x: number, y: number, width: number, height: number, ink: string = black): Primitive => ({
  ...drawn,
  type: 'path',
  path: boxOf(x, y, width, height),
  fill: ink,
});

/** The letters a, b and l, with the centre of dot 1 of the first at a place in mm. */
const braille = (
  x: number,
  y: number,
  values: Partial<PrimitiveOf<'braille'>> = {},
): PrimitiveOf<'braille'> => ({
  ...drawn,
  type: 'braille',
  cells: [1, 3, 7],
  origin: { x, y },
  angle: 0,
  dots: DOT_GEOMETRY,
  ink: black,
  text: 'abl',
  ...values,
});

function sheetOf(primitives: readonly Primitive[], grid: GridId = 'coarse', widthMm = 40, heightMm = 25) {
  return embossedSheet({ widthMm, heightMm, title: '', language: 'de', primitives }, GRIDS[grid]);
}

const rowsOf = (...given: Parameters<typeof sheetOf>) => sheetOf(...given).dots.toRows();

const problemsOf = (primitives: readonly Primitive[], grid: GridId = 'coarse') =>
  gridProblems(sheetOf(primitives, grid), GRIDS[grid]).map(({ kind, row }) => `${kind} ${row.text}`);

describe('a sheet on a raster', () => {
  it('has outlines, areas and braille as dots', () => {
    expect(rowsOf([line(2.5, 2.5, 17.5, 17.5), fill(5.5, 10, 10, 7.5, grey), braille(26, 6)])).toEqual([
      '................',
      '.########.......',
      '.#......#.#..#..',
      '.#......#....#..',
      '.##.#...#.......',
      '.#.#.#..#.......',
      '.##.#...#.......',
      '.#......#.......',
      '.########.......',
      '................',
    ]);
  });

  it('draws in the order of the scene: white covers what lies below', () => {
    expect(
      rowsOf([fill(0, 0, 20, 10), fill(5, 2.5, 10, 5, white), fill(7.5, 5, 2.5, 2.5)]).slice(0, 4),
    ).toEqual(['########........', '##....##........', '##.#..##........', '########........']);
  });

  it('keeps flat print from being embossed, and what it covers', () => {
    const print: Primitive = { ...fill(5, 2.5, 10, 5, '0000FF'), layer: 'print' };
    expect(rowsOf([print, fill(0, 0, 5, 5), print]).slice(0, 2)).toEqual([
      '##..............',
      '##..............',
    ]);
    expect(rowsOf([fill(0, 0, 20, 10), print]).slice(0, 2)).toEqual(['########........', '##....##........']);
  });

  it('cuts what is clipped', () => {
    const clip = boxOf(5, 2.5, 10, 5);
    const ring = [...boxOf(0, 0, 20, 10), ...clip];
    const clipped = (path: typeof clip, evenOdd: boolean): Primitive => ({
      ...drawn,
      type: 'clip',
      clip: path,
      evenOdd,
      children: [fill(0, 0, 40, 25)],
    });
    expect(rowsOf([clipped(clip, false)]).slice(0, 3)).toEqual([
      '................',
      '..####..........',
      '..####..........',
    ]);
    expect(rowsOf([clipped(ring, true)]).slice(0, 2)).toEqual(['########........', '##....##........']);
  });

  it('keeps bars and points that lie between the dots', () => {
    expect(rowsOf([fill(2, 3, 20, 0.6)])[1]).toBe('#########.......');
    const point: Primitive = {
      ...drawn,
      type: 'path',
      path: ellipsePath({ x: 6.2, y: 6.2, width: 1, height: 1 }),
      fill: black,
    };
    expect([...sheetOf([point]).dots.raised()]).toEqual([{ column: 2, row: 2 }]);
  });

  it('fills an area with the pattern of its texture, the same wherever the area begins', () => {
    const texture = (x: number): Primitive => ({
      ...drawn,
      type: 'texture',
      path: boxOf(x, 0, 10, 10),
      texture: 'vertical_lines',
      origin: { x: 3, y: 3 },
      angle: 0,
      ink: black,
    });
    const rows = rowsOf([texture(0), texture(12.5)]);
    expect(rows[0]).toBe('#.#...#.#.......');
    expect(new Set(rows.slice(0, 4)).size).toBe(1);
  });

  it('is empty for an empty scene, and has a dot however small it is', () => {
    expect([...sheetOf([]).dots.raised()]).toEqual([]);
    expect(rowsOf([fill(0, 0, 1, 1)], 'coarse', 1, 1)).toEqual(['#']);
  });
});

describe('braille on a raster', () => {
  it.each([
    ['coarse', ['#..#..#', '...#..#', '......#']],
    ['medium', ['#....#....#', '...........', '.....#....#', '...........', '..........#']],
    ['fine', ['#....#....#', '...........', '.....#....#', '...........', '..........#']],
  ] as const)('stands in whole steps of the raster %s', (grid, expected) => {
    const { dots, rows } = sheetOf([braille(2, 2)], grid);
    const [row] = rows;
    const { left = 0, top = 0 } = row?.box ?? {};
    const cut = dots
      .toRows()
      .slice(top, top + expected.length)
      .map((dot) => dot.slice(left, left + expected[0].length));
    expect(cut).toEqual(expected);
    expect(row?.isAskew).toBe(false);
  });

  it.each([
    [0, [0, 0, 3, 0, 3, 1, 6, 0, 6, 1, 6, 2]],
    [90, [0, 0, 0, 3, -1, 3, 0, 6, -1, 6, -2, 6]],
    [180, [0, 0, -3, 0, -3, -1, -6, 0, -6, -1, -6, -2]],
    [-90, [0, 0, 0, -3, 1, -3, 0, -6, 1, -6, 2, -6]],
    [360, [0, 0, 3, 0, 3, 1, 6, 0, 6, 1, 6, 2]],
  ])('stands on the raster turned by %i degrees', (angle, expected) => {
    const [row] = sheetOf([braille(31, 31, { angle })], 'coarse', 60, 60).rows;
    // The centre of dot 1 at 31 mm lies in the square of the dot with index 12.
    expect(row?.dots.flatMap(({ column, row: down }) => [column - 12, down - 12])).toEqual(expected);
  });

  it('ends where it ends on paper if it would meet an axis else', () => {
    // On paper the row ends 4 mm before the line; three cells are 2 steps wider on the raster.
    const axis: Primitive = fill(22.5, 0, 2.5, 25);
    const { rows } = sheetOf([braille(4, 6), axis]);
    const [row] = rows;
    expect(row?.box.right).toBeLessThanOrEqual(7);
    expect(problemsOf([braille(4, 6), axis])).toEqual([]);
    expect(sheetOf([braille(4, 6)]).rows[0]?.box.left).toBe(1);
  });

  it('is told where it reaches beyond the sheet, is slanted, meets other braille or the drawing', () => {
    expect(problemsOf([braille(5, 5)])).toEqual([]);
    expect(problemsOf([braille(33, 5)])).toEqual(['off-sheet abl']);
    expect(problemsOf([braille(10, 5, { angle: 20 })])).toEqual(['askew abl']);
    expect(problemsOf([braille(5, 5), braille(12, 5, { text: 'lab' })])).toEqual([
      'rows-meet abl',
      'rows-meet lab',
    ]);
    expect(problemsOf([braille(5, 5), fill(0, 2.5, 40, 20)])).toEqual(['touches-drawing abl']);
  });

  it('is said in one sentence for each kind and page, with five texts at most', () => {
    const sheet = sheetOf(
      ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', '$&'].map((text) => braille(33, 5, { text })),
    );
    const [note, ...more] = gridNotes(gridProblems(sheet, GRIDS.coarse), 3);
    expect(more).toEqual([]);
    expect(note?.de).toBe(
      'Seite 3: Diese Brailleschrift reicht im Raster über das Blatt hinaus, Punkte fehlen: „eins“, „zwei“, „drei“, „vier“, „fünf“ und 2 weitere',
    );
    expect(note?.en).toMatch(/^Page 3: .*“eins”, .* and 2 more$/u);
    expect(
      gridNotes(gridProblems(sheetOf([braille(33, 5, { text: '$&' })]), GRIDS.coarse), 1)[0]?.en,
    ).toMatch(/“\$&”$/u);
  });
});
