import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Dots } from '../engine/translation-of.js';
import { type Release, RELEASES } from '../engine/model/release.js';
import type { ReadingData } from '../engine/read-by-writing/writing-reader.js';
import { tableOf } from '../engine/tables/encoded-tables.js';
import type { Writing } from '../line-request.js';
import { pathOfTable } from './table-text.js';

/** A table whose text lies in `@tastwerk/braille-tables`. */
export interface PackagedTable {
  /** Its name and release: `fr-bfu-g2@3.39`. */
  readonly id: string;
  readonly release: Release;
  /** What is read one after the other: our supplement, if it has one, and the table of liblouis last. */
  readonly files: readonly string[];
  /** How many dots its cells have. */
  readonly dots: Dots;
}

/** `tables/compiled.json`, as far as it is read here. */
interface CompiledRecord {
  readonly tables: Readonly<
    Record<string, { readonly files: readonly string[]; readonly dots: Dots } | undefined>
  >;
}

/** The file names that users of liblouis know tables by; other files are only included. */
const TABLE_FILE = /^[A-Za-z0-9][\w-]*\.(?:ctb|utb|tbl)$/u;

/** The releases, newest first. */
const NEWEST_FIRST = [...RELEASES].reverse();

/** The release that tables are read with where none is named. */
export const NEWEST_RELEASE: Release = NEWEST_FIRST[0] ?? RELEASES[0];

let folder: string | undefined;
let known: ReadonlyMap<string, PackagedTable> | undefined;

/** The folder with the text of all releases. */
function tableFolder(): string {
  folder ??= join(
    dirname(createRequire(import.meta.url).resolve('@tastwerk/braille-tables/package.json')),
    'tables',
  );
  return folder;
}

function packagedTables(): ReadonlyMap<string, PackagedTable> {
  if (known !== undefined) return known;
  const record: CompiledRecord = JSON.parse(readFileSync(join(tableFolder(), 'compiled.json'), 'utf8'));
  const tables = new Map<string, PackagedTable>();
  for (const [id, table] of Object.entries(record.tables)) {
    const release = RELEASES.find((one) => id.endsWith(`@${one}`));
    if (table !== undefined && release !== undefined)
      tables.set(id, { id, release, files: table.files, dots: table.dots });
  }
  known = tables;
  return known;
}

/** The path of a file that a table of `release` names; undefined where the package has none. */
export function packagedFile(file: string, release: Release): string | undefined {
  const path = pathOfTable(tableFolder(), release, file);
  return existsSync(path) ? path : undefined;
}

/** What a table is read with that is made for writing alone. */
export function packagedReadingData(id: string): ReadingData {
  const file = join(tableFolder(), 'reading', id.slice(0, id.indexOf('@')));
  return { letters: readFileSync(`${file}.letters`), words: readFileSync(`${file}.words`, 'utf8') };
}

/** Tables by their file that no system is written by, such as `en-us-g2.ctb`, which names another table. */
function otherTable(file: string, release: Release): PackagedTable | undefined {
  if (!TABLE_FILE.test(file) || packagedFile(file, release) === undefined) return undefined;
  return { id: `${file}@${release}`, release, files: [file], dots: 8 };
}

function tableIn(release: Release, name: string): PackagedTable | undefined {
  const tables = packagedTables();
  const byName = tables.get(`${name}@${release}`);
  if (byName !== undefined) return byName;
  const byFile = [...tables.values()].find(
    (table) => table.release === release && table.files.at(-1) === name,
  );
  return byFile ?? otherTable(name, release);
}

/**
 * The packaged tables that `name` means, the newest release first. A name is that of a file (`fr-bfu-g2.ctb`) with or
 * without its ending, or a table with its release (`fr-bfu-g2@3.39`), also behind a language (`fr:fr-bfu-g2@3.39`).
 */
export function packagedTablesNamed(name: string): readonly PackagedTable[] {
  const [, bare = '', asked] = /^(?:[A-Za-z][A-Za-z0-9-]*:)?([^@:]*)(?:@([^@]*))?$/u.exec(name) ?? [];
  return NEWEST_FIRST.filter((release) => asked === undefined || asked === release).flatMap(
    (release) => tableIn(release, bare) ?? [],
  );
}

/** The table that a system is written by; undefined for one that the package does not have. */
export function tableOfWriting(writing: Writing): PackagedTable | undefined {
  return packagedTables().get(tableOf(writing) ?? '');
}
