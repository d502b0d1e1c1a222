import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = join(dirname(createRequire(import.meta.url).resolve('liblouis-build/package.json')), 'tables');

/** Reads a table from the installed package; rejects when it has no such file. */
export function readTableFromPackage(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8');
}
