/** Which module of the server owns which table, and which tables of others its statements read. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './setup/files-below.mjs';
import { ROOT } from './setup/root.mjs';

export const SOURCES = join(ROOT, 'apps/api/src');
const FEATURES = join(SOURCES, 'modules');

/** The text of each source by its path, without tests. */
export const sources = new Map(
  [...filesBelow(SOURCES)]
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(path, 'utf8')]),
);

const moduleFolders = new Set(
  [...sources.keys()].filter((path) => path.endsWith('.module.ts')).map((path) => dirname(path)),
);

/** The folder of the module that a file belongs to; that of the sources for the ways in. */
export function moduleOf(path) {
  let folder = dirname(path);
  while (folder !== SOURCES && !moduleFolders.has(folder)) folder = dirname(folder);
  return folder;
}

export const isOfFeature = (path) => path.startsWith(FEATURES);

/** The folder of the module that owns a table, by the table's name. */
export const owners = new Map();
for (const [path, text] of sources)
  for (const [, table] of text.matchAll(/@Entity\('(\w+)'\)/g)) owners.set(table, moduleOf(path));

/** Tables of other features that statements in a file read. */
export function foreignReads(path) {
  if (!isOfFeature(path)) return [];
  const tables = [...sources.get(path).matchAll(/\b(?:FROM|JOIN)\s+(\w+)/g)].map(([, table]) => table);
  return [...new Set(tables)].filter((table) => {
    const owner = owners.get(table);
    return owner !== undefined && isOfFeature(owner) && owner !== moduleOf(path);
  });
}
