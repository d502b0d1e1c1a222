/**
 * Makes the corpus anew: `node scripts/build-corpus.mjs FOLDER`, FOLDER being where Debian's `wngerman` and `fortunes-de`
 * are unpacked (`apt-get download`, `dpkg -x`). Expected lines come from Debian's liblouis through python3-louis.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedLineOf } from '../dist/engine/testing/expected-line.js';
import { SYSTEMS, translateWithLiblouis } from './oracle.mjs';
import { randomLines } from './random-lines.mjs';

const WORDS = 9_000;
const SENTENCES = 5_500;
const RANDOM_LINES = 6_000;
const SEED = 20_260;

const folder = process.argv[2] ?? '/';
const corpus = new URL('../corpus/', import.meta.url);

/** `count` items evenly spread over all. */
function spread(items, count) {
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor((index * items.length) / count)],
  );
}

const words = readFileSync(join(folder, 'usr/share/dict/ngerman'), 'utf8').trimEnd().split('\n');
const fortunes = join(folder, 'usr/share/games/fortunes/de');
const sentences = readdirSync(fortunes)
  .filter((name) => !name.includes('.') && name !== 'asciiart')
  .flatMap((name) => readFileSync(join(fortunes, name), 'utf8').split('\n'))
  .filter((text) => text.length >= 12 && text.length <= 76 && !text.includes('\t'));
const ownLines = readFileSync(new URL('german-own.txt', corpus), 'utf8').trimEnd().split('\n');

const candidates = [
  ...new Set([
    ...ownLines,
    ...spread(words, WORDS),
    ...spread(sentences, SENTENCES),
    ...randomLines(SEED, RANDOM_LINES, words),
  ]),
];
const answers = await Promise.all(SYSTEMS.map(({ table }) => translateWithLiblouis(table, candidates)));
const kept = candidates.flatMap((_, index) =>
  answers.every((results) => results[index] !== undefined) ? [index] : [],
);

write(
  'german',
  kept.map((index) => candidates[index]),
);
SYSTEMS.forEach(({ file }, number) =>
  write(
    `german.${file}`,
    kept.map((index) => expectedLineOf(answers[number][index])),
  ),
);
console.log(`${kept.length} lines; liblouis hangs on ${candidates.length - kept.length} of the candidates`);

function write(name, lines) {
  writeFileSync(new URL(`${name}.txt`, corpus), lines.map((text) => `${text}\n`).join(''));
}
