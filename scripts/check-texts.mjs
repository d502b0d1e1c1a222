/**
 * Compares the German and English texts: the same files, keys and placeholders in both, and no empty text.
 * A folder with `de` and `en` beside each other below an `i18n` folder holds texts.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './setup/files-below.mjs';
import { ROOT } from './setup/root.mjs';

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

function textsOf(value, prefix = '') {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, prefix ? `${prefix}.${key}` : key));
}

function placeholdersOf(text) {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]))].sort().join(' ');
}

const folders = [
  ...new Set(
    [...filesBelow()]
      .map((path) => /^(.*\/i18n)\/[^/]+\/[^/]+\.json$/.exec(relative(ROOT, path))?.[1])
      .filter((folder) => folder !== undefined),
  ),
];
const problems = [];

for (const folder of folders) {
  const read = (language) => {
    const files = readdirSync(join(ROOT, folder, language)).filter((file) => file.endsWith('.json'));
    return new Map(
      files.flatMap((file) =>
        textsOf(JSON.parse(readFileSync(join(ROOT, folder, language, file), 'utf8'))).map(([key, text]) => [
          `${file}: ${key}`,
          text,
        ]),
      ),
    );
  };
  const texts = { de: read('de'), en: read('en') };
  for (const [one, other] of [
    ['de', 'en'],
    ['en', 'de'],
  ]) {
    for (const [key, text] of texts[one]) {
      if (text.trim() === '') problems.push(`${folder}/${one}/${key} is empty`);
      if (!texts[other].has(key) && !PLURAL_SUFFIX.test(key))
        problems.push(`${folder}/${other}/${key} is missing`);
    }
  }
  for (const [key, text] of texts.de) {
    const english = texts.en.get(key);
    if (english !== undefined && placeholdersOf(text) !== placeholdersOf(english)) {
      problems.push(
        `${folder}: ${key} has {{${placeholdersOf(text)}}} in German and {{${placeholdersOf(english)}}} in English`,
      );
    }
  }
}

if (folders.length === 0) problems.push('no i18n folder was found');
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
