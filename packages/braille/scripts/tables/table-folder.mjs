/** The table text in `packages/braille-tables/tables`: a folder for each release of liblouis, and our own supplements. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTableText, tableTextOf } from '../../dist/engine/testing/table-text.js';
import { pathOfTable } from '../../dist/table-files/table-text.js';

/** The package of the tables. */
export const PACKAGE = dirname(fileURLToPath(import.meta.resolve('@tastwerk/braille-tables/package.json')));

/** Where the text of all tables is. */
export const TABLES = join(PACKAGE, 'tables');

/** The path of a file that tables of a release name. */
export const pathOf = (release, file) => pathOfTable(TABLES, release, file);

/** The text of a file. */
export const readText = readTableText;

/** What the compiler reads the tables of a release from. */
export const sourceOf = (release) => tableTextOf(TABLES, release);
