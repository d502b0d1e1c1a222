import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeTableText, pathOfTable } from '../../table-files/table-text.js';
import type { TableSource } from '../compile/read-table.js';

/** The text of a table file; undefined where there is none. */
export function readTableText(path: string): string | undefined {
  return existsSync(path) ? decodeTableText(readFileSync(path)) : undefined;
}

/** What the compiler reads the tables of a release from. */
export function tableTextOf(folder: string, release: string): TableSource {
  return (file) => readTableText(pathOfTable(folder, release, file));
}

/** All text that the tables of a release can be made of, as one hash. */
export function textHashOf(folder: string, release: string): string {
  const hash = createHash('sha256');
  for (const part of [release, 'own'])
    for (const name of readdirSync(join(folder, part)).sort())
      hash.update(`${part}/${name}\n`).update(readFileSync(join(folder, part, name)));
  return hash.digest('hex');
}
