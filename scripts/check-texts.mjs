/**
 * Compares the German and English texts: the same files, keys and placeholders in both, and no empty text.
 * A folder with `de` and `en` beside each other below an `i18n` folder holds texts.
 * Refuses the words that docs/glossary.md names in the columns "nicht" and "not", in these and all other texts of the product.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from './setup/files-below.mjs';
import { ROOT } from './setup/root.mjs';
import { refusedIn, refusedWords } from './texts/glossary.mjs';
import { productTexts, textsOf } from './texts/product-texts.mjs';

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

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

const refused = refusedWords(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
for (const { file, language, key, text } of productTexts()) {
  for (const { words, term } of refusedIn(text, refused[language]))
    problems.push(`${file}: ${key} says “${words}”; docs/glossary.md says “${term}”`);
}

if (folders.length === 0) problems.push('no i18n folder was found');
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
