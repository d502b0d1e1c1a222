/**
 * Holds the server's modules apart: a class takes at most seven others, and no module reads or changes the tables of another, by their entities
 * or by SQL. What statements need of others is SQL that those export (`*-subqueries.ts`, ADR 29).
 */
import { dirname, join, relative } from 'node:path';
import { ROOT } from './setup/root.mjs';
import { foreignReads, isOfFeature, moduleOf, owners, SOURCES, sources } from './server-tables.mjs';

const MOST_TAKEN = 7;

const faults = [];
for (const [path, text] of sources) {
  const at = relative(ROOT, path);
  const taken =
    /@(?:Injectable|Controller)\([^)]*\)[\s\S]*?\n {2}constructor\(([\s\S]*?)\n? *\) \{/.exec(text)?.[1] ??
    '';
  const names = [
    ...taken.matchAll(/^\s*(?:@Inject\(\w+\) )?(?:private readonly |readonly )?(?:\w+|\{[^}]*\}): /gm),
  ];
  if (names.length > MOST_TAKEN)
    faults.push(`${at}: the constructor takes ${names.length}, at most ${MOST_TAKEN}`);
  if (!isOfFeature(path)) continue;
  for (const table of foreignReads(path)) faults.push(`${at}: reads the table ${table} of another module`);
  for (const [, spec] of text.matchAll(/^import \{[^}]*\} from '(\.[^']*\.entity)\.js';/gm)) {
    const target = join(dirname(path), `${spec}.ts`);
    const isOwn = moduleOf(target) === moduleOf(path) || !isOfFeature(target);
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
