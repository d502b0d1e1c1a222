/**
 * Remakes the corpus: `node scripts/build-corpus.mjs FOLDER`, FOLDER being where Debian's `wngerman`, `fortunes-de`,
 * `wbritish` and `wamerican` are unpacked (`apt-get download`, `dpkg -x`). Expected lines come from Debian's
 * liblouis (`liblouis20`, `liblouis-data`).
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedLineOf } from '../dist/engine/testing/expected-line.js';
import { WRITINGS, translateWithLiblouis } from './oracle.mjs';
import { emphasisedLines, randomLines } from './random-lines.mjs';

const RANDOM_LINES = 6_000;
const SEED = 20_260;
/** Of the lines every so manyth is written with emphasis, too. */
const EMPHASIS_STEP = 12;

const folder = process.argv[2] ?? '/';
const corpus = new URL('../corpus/', import.meta.url);

const linesOf = (path) => readFileSync(path, 'utf8').trimEnd().split('\n');
const dictionary = (name) => linesOf(join(folder, 'usr/share/dict', name));
const ownLines = (language) => linesOf(new URL(`${language}-own.txt`, corpus));

/** `count` items evenly spread over all. */
function spread(items, count) {
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, index) => items[Math.floor((index * items.length) / count)],
  );
}

function germanSentences() {
  const fortunes = join(folder, 'usr/share/games/fortunes/de');
  return readdirSync(fortunes)
    .filter((name) => !name.includes('.') && name !== 'asciiart')
    .flatMap((name) => linesOf(join(fortunes, name)))
    .filter((text) => text.length >= 12 && text.length <= 76 && !text.includes('\t'));
}

const german = dictionary('ngerman');
const english = [...dictionary('british-english'), ...dictionary('american-english')];
await build('german', [
  ...ownLines('german'),
  ...spread(german, 9_000),
  ...spread(germanSentences(), 5_500),
  ...randomLines('german', SEED, RANDOM_LINES, german),
]);
await build('english', [
  ...ownLines('english'),
  ...spread(english, 14_500),
  ...randomLines('english', SEED, RANDOM_LINES, english),
]);

/** Writes the lines on which liblouis ends, and what it writes for them in each system. */
async function build(language, lines) {
  const candidates = [...new Set(lines)];
  const writings = WRITINGS.filter((entry) => entry.lines === language);
  const answers = await Promise.all(writings.map(({ tables }) => translateWithLiblouis(tables, candidates)));
  const kept = candidates.flatMap((_, index) =>
    answers.every((results) => results[index] !== undefined) ? [index] : [],
  );
  write(
    language,
    kept.map((index) => candidates[index]),
  );
  writings.forEach(({ file }, number) =>
    write(
      `${language}.${file}`,
      kept.map((index) => expectedLineOf(answers[number][index])),
    ),
  );
  const plain = kept.map((index) => candidates[index]);
  for (const { file, tables } of writings) await buildEmphasis(language, file, tables, plain);
  console.log(`${language}: ${kept.length} lines; liblouis hangs on ${candidates.length - kept.length} more`);
}

/** The same lines with emphasis for all tables of a language, each file with those on which liblouis ends. */
async function buildEmphasis(language, file, tables, lines) {
  const some = lines.filter((_, index) => index % EMPHASIS_STEP === 0);
  const emphasised = emphasisedLines(language, SEED, some);
  const answers = await translateWithLiblouis(tables, emphasised);
  write(
    `emphasis.${file}`,
    answers.flatMap((result, index) =>
      result === undefined ? [] : [`${emphasised[index]}\t${expectedLineOf(result)}`],
    ),
  );
}

function write(name, lines) {
  writeFileSync(new URL(`${name}.txt`, corpus), lines.map((text) => `${text}\n`).join(''));
}
