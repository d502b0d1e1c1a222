/**
 * Compares the engine with Debian's liblouis on random lines and stops at the first difference:
 * `npm run fuzz:braille -- [seed] [batches] [emphasis]`, the last word for lines with emphasis. Needs liblouis20,
 * liblouis-data and a built package. Lines on which liblouis hangs are counted, not compared.
 */
import { readFileSync } from 'node:fs';
import { createTableEngine } from '../dist/engine/index.js';
import { emphasisLineOf } from '../dist/engine/testing/emphasis-line.js';
import { expectedLineOf } from '../dist/engine/testing/expected-line.js';
import { WRITINGS, translateWithLiblouis } from './oracle.mjs';
import { emphasisedLines, indexedLines, randomLines } from './random-lines.mjs';

/** Lines of a batch in each language: about a minute for all tables. */
const BATCH = 4000;
/** Lines with the characters of our supplement, in addition. */
const INDEXED_BATCH = 1000;
const [seed = Date.now() % 1_000_000, batches = 15] = process.argv.slice(2, 4).map(Number);
if (!Number.isInteger(seed) || !Number.isInteger(batches)) {
  console.error('usage: npm run fuzz:braille -- [seed] [batches] [emphasis]');
  process.exit(2);
}
const isEmphasised = process.argv[4] === 'emphasis';
const LANGUAGES = ['german', 'english'];

function wordsOf(language) {
  const lines = readFileSync(new URL(`../corpus/${language}.txt`, import.meta.url), 'utf8').split('\n');
  return lines.filter((text) => /^\p{L}+$/u.test(text));
}

const engine = createTableEngine({ hasVariants: false });
let characters = 0;
let hangs = 0;
for (let batch = 0; batch < batches; batch += 1) {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const plain = [
      ...randomLines(language, seed + batch, BATCH, words),
      ...indexedLines(language, seed + batch, INDEXED_BATCH, words),
    ];
    const lines = isEmphasised ? emphasisedLines(language, seed + batch, plain) : plain;
    for (const { file, tables, ...writing } of WRITINGS.filter((entry) => entry.lines === language)) {
      await engine.prepare(writing);
      const results = await translateWithLiblouis(tables, lines);
      results.forEach((result, index) => {
        if (result === undefined) hangs += 1;
        else
          stopAtDifference(
            file,
            lines[index],
            expectedLineOf(result),
            expectedLineOf(engine.translateLine({ ...writing, ...emphasisLineOf(lines[index]) })),
          );
      });
      characters += plain.join('').length;
    }
  }
  console.log(`seed ${seed + batch}: ${characters} characters equal so far, liblouis hung on ${hangs} lines`);
}

function stopAtDifference(file, line, expected, actual) {
  if (expected === actual) return;
  console.error(`${file}: ${JSON.stringify(line)}\n  liblouis ${expected}\n  engine   ${actual}`);
  process.exit(1);
}
