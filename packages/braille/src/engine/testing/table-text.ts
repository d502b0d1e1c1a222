import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TableSource } from '../compile/read-table.js';

/** Our own files are named `own/NAME`; those of liblouis lie in the folder of their release. */
const OWN = /^own\//u;

/** The path of a file that the tables of a release name; `folder` holds all releases. */
export function pathOfTable(folder: string, release: string, file: string): string {
  return join(folder, OWN.test(file) ? file : join(release, file));
}

/** The text of a table file; files of hyphenation patterns say in their first line how they are encoded. */
export function readTableText(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  return bytes.toString(bytes.subarray(0, 3).toString('latin1') === 'ISO' ? 'latin1' : 'utf8');
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
