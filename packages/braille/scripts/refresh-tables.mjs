/**
 * Copies the text of a release again: `npm run tables:refresh -w @tastwerk/braille -- RELEASE FOLDER`, FOLDER being the folder
 * `tables` of that release with the files that its build makes of `*.in` (`m4 -G FILE.in > FILE`). Says which files changed. Our own
 * tables stay as they are. Afterwards: `npm run tables`, then the corpus and the fuzzer.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTable } from '../dist/engine/compile/compile-table.js';
import { RELEASES } from '../dist/engine/model/release.js';
import { shippedTables } from './tables/shipped-tables.mjs';
import { pathOf, readText, TABLES } from './tables/table-folder.mjs';

const [release, folder] = process.argv.slice(2);
if (!RELEASES.includes(release) || folder === undefined || !existsSync(folder)) {
  console.error(`usage: npm run tables:refresh -w @tastwerk/braille -- ${RELEASES.join('|')} FOLDER`);
  process.exit(2);
}

/** All files that the tables are made of, those of ours left out. */
const needed = new Set();
for (const [, files] of shippedTables(release, folder))
  compileTable(
    files,
    (file) => {
      if (file.startsWith('own/')) return readText(pathOf(release, file));
      needed.add(file);
      if (existsSync(join(folder, `${file}.in`))) needed.add(`${file}.in`);
      return readText(join(folder, file));
    },
    release,
  );

const target = join(TABLES, release);
mkdirSync(target, { recursive: true });
let changed = 0;
for (const file of readdirSync(target).filter((name) => !needed.has(name))) {
  changed += 1;
  rmSync(join(target, file));
  console.log(`${file}: gone`);
}
for (const file of [...needed].sort()) {
  const bytes = readFileSync(join(folder, file));
  const before = existsSync(join(target, file)) ? readFileSync(join(target, file)) : undefined;
  if (before?.equals(bytes)) continue;
  changed += 1;
  writeFileSync(join(target, file), bytes);
  const lines = (text) => text.toString('latin1').split('\n');
  const [old, now] = [new Set(lines(before ?? '')), new Set(lines(bytes))];
  const added = [...now].filter((line) => !old.has(line)).length;
  const gone = [...old].filter((line) => !now.has(line)).length;
  console.log(before === undefined ? `${file}: new` : `${file}: ${added} lines added, ${gone} gone`);
}
console.log(changed === 0 ? `The tables of ${release} are as in the package.` : `${changed} files changed.`);
