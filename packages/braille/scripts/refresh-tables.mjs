/**
 * Takes the tables anew from an installed `liblouis-data` (default /usr/share/liblouis/tables) and says which files
 * changed. Our own tables in `tables/own/` stay as they are. Afterwards: `npm run tables`, then the corpus and the fuzzer.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NOT_A_TABLE = /\.(md|txt)$/;
const source = process.argv[2] ?? '/usr/share/liblouis/tables';
const target = fileURLToPath(new URL('../tables', import.meta.url));

let changed = 0;
const files = readdirSync(target, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !NOT_A_TABLE.test(entry.name))
  .map(({ name }) => name);
for (const file of files) {
  const before = readFileSync(join(target, file), 'utf8').split('\n');
  const after = readFileSync(join(source, file), 'utf8').split('\n');
  const gone = before.filter((line) => !after.includes(line)).length;
  const added = after.filter((line) => !before.includes(line)).length;
  if (before.join('\n') === after.join('\n')) continue;
  changed += 1;
  writeFileSync(join(target, file), after.join('\n'));
  console.log(`${file}: ${added} lines added, ${gone} gone`);
}
console.log(changed === 0 ? 'The tables are as in the package.' : `${changed} files changed.`);
