/** Compares the engine with every line of the corpus: `npm run corpus -w @tastwerk/braille`. Needs a built package. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTableEngine } from '../dist/engine/index.js';
import { emphasisLineOf } from '../dist/engine/testing/emphasis-line.js';
import { expectedLineOf } from '../dist/engine/testing/expected-line.js';
import {
  CORPUS_RELEASE,
  CORPUS_TABLES,
  readCorpus,
  writtenCorpus,
} from '../dist/engine/testing/table-corpora.js';
import { WRITINGS } from './oracle.mjs';

const read = (name) =>
  readFileSync(new URL(`../corpus/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const engine = createTableEngine({ hasVariants: false });
let wrong = 0;
/** The lines of a corpus and what is expected for them, plain and with emphasis. */
function linesOf(language, file) {
  const plain = read(language);
  const emphasised = read(`emphasis.${file}`).map((line) => line.split('\t'));
  return {
    lines: [...plain, ...emphasised.map(([text, emphasis]) => `${text}\t${emphasis}`)],
    expected: [...read(`${language}.${file}`), ...emphasised.map(([, , ...answer]) => answer.join('\t'))],
  };
}

/** Counts and shows lines that differ; `titleOf` says what a line is. */
function tell(name, expected, actual, started, titleOf) {
  const seconds = (performance.now() - started) / 1000;
  const different = actual.flatMap((line, index) => (line === expected[index] ? [] : [index]));
  wrong += different.length;
  for (const index of different.slice(0, 10))
    console.error(`${titleOf(index)}\n  expected ${expected[index]}\n  actual   ${actual[index]}`);
  console.log(
    `${name}: ${expected.length - different.length} of ${expected.length} lines equal (${seconds.toFixed(1)} s)`,
  );
}

for (const { lines: language, file, ...writing } of WRITINGS) {
  const { lines, expected } = linesOf(language, file);
  await engine.prepare(writing);
  const started = performance.now();
  const actual = lines.map((line) =>
    expectedLineOf(engine.translateLine({ ...writing, ...emphasisLineOf(line) })),
  );
  tell(file, expected, actual, started, (index) => lines[index]);
}

const newest = fileURLToPath(new URL(`../corpus/${CORPUS_RELEASE}`, import.meta.url));
for (const table of Object.values(CORPUS_TABLES).flat()) {
  const expected = readCorpus(newest, table);
  const started = performance.now();
  const actual = await writtenCorpus(table, expected);
  tell(`${table}@${CORPUS_RELEASE}`, expected, actual, started, () => table);
}
process.exit(wrong === 0 ? 0 : 1);
