/**
 * Holds the server's modules apart: a class takes at most seven others, and no module changes the tables of another, by their entities or by
 * SQL. Statements that read several tables stand in `*.sql.ts` and say why.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './setup/files-below.mjs';
import { ROOT } from './setup/root.mjs';

const SOURCES = join(ROOT, 'apps/api/src');
const MOST_TAKEN = 7;

const paths = [...filesBelow(SOURCES)].filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
const texts = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const moduleFolders = new Set(
  paths.filter((path) => path.endsWith('.module.ts')).map((path) => dirname(path)),
);

/** The folder of the module that a file belongs to; that of the sources for the ways in. */
function moduleOf(path) {
  let folder = dirname(path);
  while (folder !== SOURCES && !moduleFolders.has(folder)) folder = dirname(folder);
  return folder;
}

const faults = [];
const owners = new Map();
for (const [path, text] of texts)
  for (const [, table] of text.matchAll(/@Entity\('(\w+)'\)/g)) owners.set(table, moduleOf(path));

for (const [path, text] of texts) {
  const at = relative(ROOT, path);
  const taken =
    /@(?:Injectable|Controller)\([^)]*\)[\s\S]*?\n {2}constructor\(([\s\S]*?)\n? *\) \{/.exec(text)?.[1] ??
    '';
  const names = [
    ...taken.matchAll(/^\s*(?:@Inject\(\w+\) )?(?:private readonly |readonly )?(?:\w+|\{[^}]*\}): /gm),
  ];
  if (names.length > MOST_TAKEN)
    faults.push(`${at}: the constructor takes ${names.length}, at most ${MOST_TAKEN}`);
  const isFeature = moduleOf(path).startsWith(join(SOURCES, 'modules'));
  if (!isFeature) continue;
  for (const [, spec] of text.matchAll(/^import \{[^}]*\} from '(\.[^']*\.entity)\.js';/gm)) {
    const target = join(dirname(path), `${spec}.ts`);
    const isOwn = moduleOf(target) === moduleOf(path) || !target.startsWith(join(SOURCES, 'modules'));
    // Relations name the entity at their other end.
    if (!isOwn && !path.endsWith('.entity.ts'))
      faults.push(`${at}: ${relative(SOURCES, target)} is the table of another module`);
  }
  for (const [, table] of text.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)/g)) {
    const owner = owners.get(table);
    if (owner !== undefined && owner !== moduleOf(path))
      faults.push(`${at}: changes the table ${table} of another module`);
  }
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
