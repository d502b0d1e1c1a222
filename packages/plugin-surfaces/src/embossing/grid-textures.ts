import type { TextureName } from '@tastwerk/editor-core/document';
import type { GridId } from './grids.js';
import type { Place } from './dot-grid.js';

/** A pattern that repeats across and down: `#` is a dot. */
type Pattern = readonly string[];

const EVERY_DOT: Pattern = ['#'];
const EVERY_SECOND: Pattern = ['#.', '.#'];
const NOTHING: Pattern = ['.'];

/**
 * Textures on rasters of 1.27 and 1.6 mm: the marks of the swell paper at their distances there, on 1.27 mm within 0.4 mm. Lines are one
 * dot wide, so that each texture differs from the others by the direction of its lines or the distance of its dots.
 */
const FINE: Readonly<Record<TextureName, Pattern>> = {
  diagonal_lines: ['...#', '..#.', '.#..', '#...'],
  diagonal_lines_wide: [
    '#.......',
    '.#......',
    '..#.....',
    '...#....',
    '....#...',
    '.....#..',
    '......#.',
    '.......#',
  ],
  vertical_lines: ['#...'],
  horizontal_lines: ['#', '.', '.', '.'],
  dashed_lines: ['#..#..', '#.....', '#..#..', '...#..', '#..#..', '#..#..'],
  grid: ['######', '#.....', '#.....', '#.....', '#.....', '#.....'],
  stair: [
    '.....#####',
    '.....#....',
    '.....#....',
    '.....#....',
    '.....#....',
    '######....',
    '#.........',
    '#.........',
    '#.........',
    '#.........',
  ],
  dotted_tight: ['#.', '..'],
  dotted: ['##......', '##......', '........', '........', '....##..', '....##..', '........', '........'],
  medium: EVERY_SECOND,
  fill: EVERY_DOT,
  dashed: NOTHING,
  blank: NOTHING,
};

/** Textures on a raster of 2.5 mm, where a line and its gap need 5 mm at least. */
const COARSE: Readonly<Record<TextureName, Pattern>> = {
  diagonal_lines: ['..#', '.#.', '#..'],
  diagonal_lines_wide: ['#....', '.#...', '..#..', '...#.', '....#'],
  vertical_lines: ['#.'],
  horizontal_lines: ['#', '.'],
  dashed_lines: ['#...', '#.#.', '#.#.', '..#.'],
  grid: ['####', '#...', '#...', '#...'],
  stair: ['...###', '...#..', '...#..', '####..', '#.....', '#.....'],
  dotted_tight: ['#.', '..'],
  dotted: ['#...', '....', '..#.', '....'],
  medium: EVERY_SECOND,
  fill: EVERY_DOT,
  dashed: NOTHING,
  blank: NOTHING,
};

const PATTERNS: Readonly<Record<GridId, Readonly<Record<TextureName, Pattern>>>> = {
  coarse: COARSE,
  medium: FINE,
  fine: FINE,
};

/** The pattern of a texture on a raster. Patterns begin at the corner of the sheet, so that areas of one texture meet without a seam. */
export function patternOf(grid: GridId, texture: TextureName): Pattern {
  return PATTERNS[grid][texture];
}

/** Whether `pattern` has a dot at a place of the sheet. */
export function isInPattern(pattern: Pattern, { column, row }: Place): boolean {
  const dots = pattern[row % pattern.length] ?? '';
  return dots[column % dots.length] === '#';
}
