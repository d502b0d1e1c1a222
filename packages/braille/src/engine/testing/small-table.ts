import { compileBackTable } from '../compile/compile-back-table.js';
import { compileTable } from '../compile/compile-table.js';
import type { Release } from '../model/release.js';
import { LoadedBackTable } from '../translate/back/loaded-back-table.js';
import { readCells } from '../translate/back/read-cells.js';
import { LoadedTable } from '../translate/loaded-table.js';
import type { EmphasisAt } from '../translate/marks/find-marks.js';
import { translateText } from '../translate/translate-text.js';

/** A few characters to try rules on. */
const CHARACTERS = `
space \\s 0
lowercase a 1
lowercase b 12
lowercase c 14
lowercase s 234
lowercase t 2345
lowercase x 1346
lowercase y 13456
lowercase z 1356
base uppercase A a
base uppercase B b
base uppercase C c
base uppercase X x
digit 1 16
digit 2 126
digit 3 146
litdigit 1 1
litdigit 2 12
litdigit 3 14
punctuation . 3
punctuation , 2
punctuation - 36
sign + 235
math = 2356
`;

const DOTS = '123456789abcdef';

/** Compiles rules over a small alphabet; included files can be given by name. */
export function smallTable(
  rules: string,
  files: Readonly<Record<string, string>> = {},
  release: Release = '3.24',
): LoadedTable {
  return new LoadedTable(
    compileTable(['small.ctb'], (file) => (file === 'small.ctb' ? CHARACTERS + rules : files[file]), release),
  );
}

/** Compiles rules over the same alphabet for reading. */
export function smallBackTable(rules: string, release: Release = '3.24'): LoadedBackTable {
  return new LoadedBackTable(
    compileBackTable(
      ['small.ctb'],
      (file) => (file === 'small.ctb' ? CHARACTERS + rules : undefined),
      release,
    ),
  );
}

/** What a table reads in cells such as `6-1-12`, the cells that the characters come from, and those that nothing reads. */
export function read(table: LoadedBackTable, dots: string): string {
  const { text, origins, unreadable } = readCells(table, dots.split('-').map(cellOf));
  const missed = unreadable.length === 0 ? '' : ` without ${unreadable.join(' ')}`;
  return `${text} from ${origins.join(' ')}${missed}`;
}

/** The dots of a text in a table, as table text writes them, and the origins of the cells. */
export function written(table: LoadedTable, text: string, emphasisAt?: EmphasisAt): string {
  const result = translateText(table, text, { emphasisAt });
  const [unwritable] = result.unwritable;
  if (unwritable !== undefined) return `nothing writes ${unwritable}`;
  return `${result.cells.map(dotsOf).join('-')} from ${result.origins.join(' ')}`;
}

function cellOf(name: string): number {
  return name === '0' ? 0 : [...name].reduce((cell, dot) => cell | (1 << DOTS.indexOf(dot)), 0);
}

function dotsOf(cell: number): string {
  return cell === 0 ? '0' : [...DOTS].filter((_, bit) => ((cell >> bit) & 1) === 1).join('');
}
