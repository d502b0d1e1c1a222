/**
 * Compares a shipped table with liblouis on every line of a file, such as a word list of Debian (`apt-get install wfrench`):
 * `node scripts/compare-words.mjs TABLE@RELEASE FILE…`. `LIBLOUIS` names the library of that release.
 */
import { readFileSync } from 'node:fs';
import { readTable } from '../dist/engine/binary/table-codec.js';
import { loadTable } from '../dist/engine/tables/encoded-tables.js';
import { corpusLineOf } from '../dist/engine/testing/table-corpora.js';
import { LoadedTable } from '../dist/engine/translate/loaded-table.js';
import { translateText } from '../dist/engine/translate/translate-text.js';
import { askLiblouis } from './tables/ask-liblouis.mjs';
import { shippedTables } from './tables/shipped-tables.mjs';
import { pathOf } from './tables/table-folder.mjs';
import { libraryRelease } from './tables/table-source.mjs';
import { unitsOf } from './tables/units.mjs';

/** How many differing lines are shown. */
const SHOWN = 5;

const [id = '', ...paths] = process.argv.slice(2);
const [name, release] = id.split('@');
if (release !== libraryRelease() || paths.length === 0) {
  console.error('usage: LIBLOUIS=LIBRARY node scripts/compare-words.mjs TABLE@RELEASE FILE…');
  process.exit(2);
}

const files = new Map(shippedTables(release)).get(name).map((file) => pathOf(release, file));
const lines = paths.flatMap((path) => readFileSync(path, 'utf8').split('\n')).filter((line) => line !== '');
const answers = await askLiblouis(
  files.join(','),
  lines.map((line) => [line, null]),
);
const table = new LoadedTable(readTable(await loadTable(id)));
let [equal, left] = [0, 0];
const different = [];
lines.forEach((line, index) => {
  if (answers[index] === 'hangs' || answers[index] === 'fails') {
    left += 1;
    return;
  }
  const [cells, positions] = answers[index];
  const units = unitsOf(line);
  const expected = corpusLineOf(
    line,
    cells,
    positions.map((position) => units[position] ?? line.length),
  );
  const written = translateText(table, line);
  const actual = corpusLineOf(line, written.cells, written.origins);
  if (actual === expected) equal += 1;
  else different.push(`  liblouis ${expected}\n  engine   ${actual}`);
});
for (const text of different.slice(0, SHOWN)) console.log(text);
console.log(
  `${id}: ${equal} of ${lines.length} lines equal, ${different.length} different, ${left} left out`,
);
process.exit(different.length === 0 ? 0 : 1);
