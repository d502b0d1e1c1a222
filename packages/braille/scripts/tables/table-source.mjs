/** The tables of an installed liblouis, as the compiler reads them. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTableText } from '../../dist/engine/testing/table-text.js';
import { TABLE_FILE } from './metadata.mjs';

/** Where Debian's liblouis and its tables are; other ones can be named by the environment. */
export const LIBRARY = process.env.LIBLOUIS ?? '/usr/lib/x86_64-linux-gnu/liblouis.so.20';
export const FOLDER = process.env.LIBLOUIS_TABLES ?? '/usr/share/liblouis/tables';

/** The release of the library, as the compiler names it. */
export function libraryRelease() {
  const script =
    'import ctypes, sys; l = ctypes.CDLL(sys.argv[1]); l.lou_version.restype = ctypes.c_char_p; print(l.lou_version().decode())';
  const version = execFileSync('/usr/bin/python3', ['-c', script, LIBRARY], { encoding: 'utf8' });
  return version.split('.').slice(0, 2).join('.');
}

/** The names of all tables, in the order of the alphabet. */
export function tableNames() {
  return readdirSync(FOLDER)
    .filter((name) => TABLE_FILE.test(name))
    .sort();
}

/** The text of a table file; undefined where there is none. */
export const readTableFile = (name) => readTableText(join(FOLDER, name));
