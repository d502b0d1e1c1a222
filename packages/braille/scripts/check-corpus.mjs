/** Compares the engine with every line of the corpus: `npm run corpus -w @tastwerk/braille`. Needs a built package. */
import { readFileSync } from 'node:fs';
import { createTableEngine } from '../dist/engine/index.js';
import { expectedLineOf } from '../dist/engine/testing/expected-line.js';
import { SYSTEMS } from './oracle.mjs';

const read = (name) =>
  readFileSync(new URL(`../corpus/${name}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

const engine = createTableEngine();
let wrong = 0;
for (const { system, lines: language, file } of SYSTEMS) {
  const lines = read(language);
  await engine.prepare(system);
  const expected = read(`${language}.${file}`);
  const started = performance.now();
  const actual = lines.map((line) => expectedLineOf(engine.translateLine(line, system)));
  const seconds = (performance.now() - started) / 1000;
  const different = actual.flatMap((line, index) => (line === expected[index] ? [] : [index]));
  wrong += different.length;
  for (const index of different.slice(0, 10))
    console.error(`${lines[index]}\n  expected ${expected[index]}\n  actual   ${actual[index]}`);
  console.log(
    `${system}: ${lines.length - different.length} of ${lines.length} lines equal (${seconds.toFixed(1)} s)`,
  );
}
process.exit(wrong === 0 ? 0 : 1);
