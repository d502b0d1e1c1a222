/**
 * Remakes the corpus of the tables of liblouis 3.39: `LIBLOUIS=PATH node scripts/build-table-corpus.mjs`, PATH being the library
 * of that release. The sentences stand in `corpus/3.39/lines`; random lines of each table follow them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readTable } from '../dist/engine/binary/table-codec.js';
import { loadTable } from '../dist/engine/tables/encoded-tables.js';
import { CORPUS_RELEASE, CORPUS_TABLES, corpusLineOf } from '../dist/engine/testing/table-corpora.js';
import { askLiblouis } from './tables/ask-liblouis.mjs';
import { shippedTables } from './tables/shipped-tables.mjs';
import { pathOf } from './tables/table-folder.mjs';
import { tableLines } from './tables/table-lines.mjs';
import { libraryRelease } from './tables/table-source.mjs';
import { unitsOf } from './tables/units.mjs';

const RANDOM_LINES = 300;
const SEED = 20_261;

if (libraryRelease() !== CORPUS_RELEASE) {
  console.error(`LIBLOUIS has to name the library of liblouis ${CORPUS_RELEASE}`);
  process.exit(2);
}

/**
 * The Swedish tables have rules for these, but no line defines them: liblouis takes any two undefined characters of one hash
 * bucket for equal and writes one for the other (docs/adr/0047).
 */
const UNDEFINED = /\u1d8c|\u033a/u;

const corpus = new URL(`../corpus/${CORPUS_RELEASE}/`, import.meta.url);
const filesOf = new Map(shippedTables(CORPUS_RELEASE));

async function build(name, sentences) {
  const table = readTable(await loadTable(`${name}@${CORPUS_RELEASE}`));
  const random = tableLines(table, 2 * RANDOM_LINES, SEED).filter((line) => !UNDEFINED.test(line));
  const lines = [...sentences, ...random.slice(0, RANDOM_LINES)];
  const paths = filesOf.get(name).map((file) => pathOf(CORPUS_RELEASE, file));
  const answers = await askLiblouis(
    paths.join(','),
    lines.map((line) => [line, null]),
  );
  const kept = lines.flatMap((line, index) => {
    const answer = answers[index];
    if (answer === 'hangs' || answer === 'fails') return [];
    const [cells, positions] = answer;
    const units = unitsOf(line);
    return [
      corpusLineOf(
        line,
        cells,
        positions.map((position) => units[position] ?? line.length),
      ),
    ];
  });
  writeFileSync(new URL(`${name}.txt`, corpus), kept.map((line) => `${line}\n`).join(''));
  console.log(`${name}: ${kept.length} lines; liblouis hangs on ${lines.length - kept.length} more`);
}

for (const [language, tables] of Object.entries(CORPUS_TABLES)) {
  const text = readFileSync(new URL(`lines/${language}.txt`, corpus), 'utf8');
  for (const table of tables) await build(table, text.trimEnd().split('\n'));
}
