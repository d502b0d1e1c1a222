/**
 * Writes `docs/braille-tables.md` from the figures of `npm run fuzz:braille -- --all --json FILE`:
 * `node scripts/write-table-report.mjs FILE [MORE]`; of a table that is in several files the last figures count.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { metadataOf } from './tables/metadata.mjs';

const TARGET = fileURLToPath(new URL('../../../docs/braille-tables.md', import.meta.url));

const byName = new Map();
for (const file of process.argv.slice(2))
  for (const result of JSON.parse(readFileSync(file, 'utf8'))) byName.set(result.name, result);
const results = [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
if (results.length === 0) {
  console.error('usage: node scripts/write-table-report.mjs FILE…');
  process.exit(2);
}

const cell = (text) => (text ?? '').replaceAll('|', '\\|');
const isEqual = ({ error, differences }) => error === undefined && differences === 0;
const sum = (values) => values.reduce((total, value) => total + value, 0);

function rowOf(result) {
  const { name, equal, differences, left, compiling, error } = result;
  const about = metadataOf(name);
  const title = about['display-name'] ?? about['index-name'] ?? about.name ?? '';
  const language = about.language ?? about.locale ?? '';
  if (error !== undefined)
    return `| \`${name}\` | ${cell(language)} | ${cell(title)} | does not compile | | | |`;
  return `| \`${name}\` | ${cell(language)} | ${cell(title)} | ${equal} | ${differences} | ${left} | ${Math.round(compiling)} |`;
}

const lines = sum(results.map(({ equal = 0, differences = 0 }) => equal + differences));
const characters = sum(results.map(({ characters: count = 0 }) => count));
const text = `# Tables of liblouis

The engine of \`@tastwerk/braille\` compiles and runs every forward table of liblouis 3.24, as Debian ships it. This page
says for each how it compares with liblouis itself: cell by cell and place by place, on random lines made of the
table's own characters and rules. Made by \`packages/braille/scripts/write-table-report.mjs\`.

- Tables: ${results.length}, equal on all lines: ${results.filter(isEqual).length}.
- Lines compared: ${lines.toLocaleString('en')}, characters: ${characters.toLocaleString('en')}.
- Left out are lines on which liblouis does not end: it goes back to the begin of a word in computer braille for ever.
- Characters that a table does not know are left out by both sides (liblouis' mode \`noUndefined\`).
- Tables that only define rules or characters for others to include (such as \`boxes.ctb\`) write few characters of their own.
- The time is that of compiling the text of a table, on a machine that does other things, too.

Again: \`npm run fuzz:braille -- --table NAME --lines 20000 --seed 1\`, with \`--emphasis\` for lines with emphasis; \`--all\` for all.

| table | language | name | equal | different | left out | ms |
| --- | --- | --- | --- | --- | --- | --- |
${results.map(rowOf).join('\n')}
`;
writeFileSync(TARGET, await format(text, { parser: 'markdown', printWidth: 110 }));
console.log(`${results.filter(isEqual).length} of ${results.length} tables equal`);
