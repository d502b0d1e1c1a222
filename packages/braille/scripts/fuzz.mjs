/**
 * Compares the engine with Debian's liblouis on random lines and stops at the first difference:
 * `npm run fuzz:braille -- [seed] [batches]`. Needs python3-louis and a built package. Lines on which liblouis
 * hangs are counted, not compared.
 */
import { readFileSync } from 'node:fs';
import { createTableEngine } from '../dist/engine/index.js';
import { expectedLineOf } from '../dist/engine/testing/expected-line.js';
import { SYSTEMS, translateWithLiblouis } from './oracle.mjs';
import { randomLines } from './random-lines.mjs';

const BATCH = 20_000;
const [seed = Date.now() % 1_000_000, batches = 3] = process.argv.slice(2).map(Number);
const LANGUAGES = ['german', 'english'];

function wordsOf(language) {
  const lines = readFileSync(new URL(`../corpus/${language}.txt`, import.meta.url), 'utf8').split('\n');
  return lines.filter((text) => /^\p{L}+$/u.test(text));
}

const engine = createTableEngine();
let characters = 0;
let hangs = 0;
for (let batch = 0; batch < batches; batch += 1) {
  for (const language of LANGUAGES) {
    const lines = randomLines(language, seed + batch, BATCH, wordsOf(language));
    for (const { system, table } of SYSTEMS.filter((entry) => entry.lines === language)) {
      await engine.prepare(system);
      const results = await translateWithLiblouis(table, lines);
      results.forEach((result, index) => {
        if (result === undefined) hangs += 1;
        else
          stopAtDifference(
            system,
            lines[index],
            expectedLineOf(result),
            expectedLineOf(engine.translateLine(lines[index], system)),
          );
      });
      characters += lines.join('').length;
    }
  }
  console.log(`seed ${seed + batch}: ${characters} characters equal so far, liblouis hung on ${hangs} lines`);
}

function stopAtDifference(system, line, expected, actual) {
  if (expected === actual) return;
  console.error(`${system}: ${JSON.stringify(line)}\n  liblouis ${expected}\n  engine   ${actual}`);
  process.exit(1);
}
