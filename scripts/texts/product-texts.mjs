/** Everything that people read in the product and that stands in files, by language. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesBelow } from '../setup/files-below.mjs';
import { ROOT } from '../setup/root.mjs';

/** Keys of texts that are searched but not read: other words for a command. */
const SEARCHED = /^synonyms\./;

/** Modules of TypeScript in which sentences stand: of errors, and of what a new document says. */
const SENTENCES = /-texts\.ts$/;

/** Keys and texts of `value`, an object of texts in objects. */
export function textsOf(value, prefix = '') {
  if (typeof value === 'string') return [[prefix, value]];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, prefix ? `${prefix}.${key}` : key));
}

/** Lines of an article or page, each under its number. */
function linesOf(source) {
  return source.split('\n').map((line, index) => [`line ${index + 1}`, line]);
}

/** Lines of a module with the language they are in: that of the last `de:` or `en:` before. */
function* sentencesOf(source) {
  let language;
  for (const [index, line] of source.split('\n').entries()) {
    language = /^\s*(?:readonly )?(de|en)[:(]/.exec(line)?.[1] ?? language;
    if (language === undefined || /^\s*(\/\/|\/?\*|import )/.test(line)) continue;
    for (const [text] of line.matchAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g))
      yield { language, key: `line ${index + 1}`, text: text.slice(1, -1) };
  }
}

/** `{ file, language, key, text }` of every text. */
export function* productTexts(root = ROOT) {
  for (const path of filesBelow(root)) {
    const file = relative(root, path);
    const i18n = /\/i18n\/(de|en)\/[^/]+\.json$/.exec(file)?.[1];
    const page = /^content\/.*\.(de|en)\.md$/.exec(file)?.[1];
    if (i18n !== undefined) {
      for (const [key, text] of textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))))
        if (!SEARCHED.test(key)) yield { file, language: i18n, key, text };
    } else if (page !== undefined) {
      for (const [key, text] of linesOf(readFileSync(path, 'utf8')))
        yield { file, language: page, key, text };
    } else if (
      /^(apps|packages)\/[^/]+\/src\//.test(file) &&
      SENTENCES.test(file) &&
      !file.includes('.test.')
    ) {
      for (const found of sentencesOf(readFileSync(path, 'utf8'))) yield { file, ...found };
    }
  }
}
