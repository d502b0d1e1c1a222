import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TableSource } from '../engine/compile/read-table.js';
import type { LinePlace } from '../engine/compile/table-line.js';
import { type Release, RELEASES } from '../engine/model/release.js';
import { packagedFile } from './packaged-tables.js';
import { TableFailureError } from './table-failure.js';
import type { TableFileReader } from './read-file.js';

/** Where the compiler finds the files of a packaged table. */
export function packagedSource(release: Release, reader: TableFileReader): TableSource {
  return (file) => {
    const path = packagedFile(file, release);
    return path === undefined ? undefined : reader.read(path);
  };
}

const isFileAt = (path: string): boolean => existsSync(path) && !statSync(path).isDirectory();

/** A packaged file that a user's table includes. Where a release has none, the text of an older one is the same. */
function includedFromPackage(file: string, release: Release): string | undefined {
  const upTo = RELEASES.slice(0, RELEASES.indexOf(release) + 1);
  return [...upTo].reverse().flatMap((one) => packagedFile(file, one) ?? [])[0];
}

/**
 * Where the compiler finds the files of the table at `main`. What it includes is looked for as liblouis does: beside the file that
 * includes it, then by its name as a path, then among the packaged tables of `release`.
 */
export function sourceAt(main: string, release: Release, reader: TableFileReader): TableSource {
  const pathOf = new Map<string, string>([[main, main]]);

  function includedPath(file: string, { file: from }: LinePlace): string | undefined {
    const beside = join(dirname(pathOf.get(from) ?? main), file);
    return [beside, file].find(isFileAt) ?? includedFromPackage(file, release);
  }

  return (file, askedAt) => {
    if (askedAt.line === 0) return reader.read(main);
    const path = includedPath(file, askedAt);
    if (path === undefined)
      throw new TableFailureError({
        code: 'TABLE_INCLUDE_MISSING',
        place: `${askedAt.file}:${askedAt.line}`,
        file,
      });
    pathOf.set(file, path);
    return reader.read(path);
  };
}
