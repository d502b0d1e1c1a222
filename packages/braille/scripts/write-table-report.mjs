/**
 * Writes the section of a release in `docs/braille-tables.md` from the figures of `npm run fuzz:braille -- --all --json FILE` or
 * `--shipped`: `node scripts/write-table-report.mjs RELEASE FILE [MORE]`; of a table that is in several files the last figures
 * count. What the tables say of themselves is read from `LIBLOUIS_TABLES`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { metadataOf } from './tables/metadata.mjs';
import { readTableFile } from './tables/table-source.mjs';

const TARGET = fileURLToPath(new URL('../../../docs/braille-tables.md', import.meta.url));

const [release, ...files] = process.argv.slice(2);
const byName = new Map();
for (const file of files)
  for (const result of JSON.parse(readFileSync(file, 'utf8'))) byName.set(result.name, result);
const results = [...byName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
if (results.length === 0) {
  console.error('usage: node scripts/write-table-report.mjs RELEASE FILE…');
  process.exit(2);
}

const cell = (text) => (text ?? '').replaceAll('|', '\\|');
const isEqual = ({ error, differences }) => error === undefined && differences === 0;
const sum = (values) => values.reduce((total, value) => total + value, 0);

function rowOf(result) {
  const { name, equal, differences, left, compiling, error } = result;
  const about = metadataOf(name, readTableFile);
  const title = about['display-name'] ?? about['index-name'] ?? about.name ?? '';
  const language = about.language ?? about.locale ?? '';
  if (error !== undefined)
    return `| \`${name}\` | ${cell(language)} | ${cell(title)} | does not compile | | | |`;
  return `| \`${name}\` | ${cell(language)} | ${cell(title)} | ${equal} | ${differences} | ${left} | ${Math.round(compiling)} |`;
}

const lines = sum(results.map(({ equal = 0, differences = 0 }) => equal + differences));
const characters = sum(results.map(({ characters: count = 0 }) => count));
const title = `## liblouis ${release}`;
const section = `${title}

- Tables: ${results.length}, equal on all lines: ${results.filter(isEqual).length}.
- Lines compared: ${lines.toLocaleString('en')}, different: ${sum(results.map(({ differences = 0 }) => differences))}; characters: ${characters.toLocaleString('en')}.

| table | language | name | equal | different | left out | ms |
| --- | --- | --- | --- | --- | --- | --- |
${results.map(rowOf).join('\n')}
`;
const sections = readFileSync(TARGET, 'utf8').split(/^(?=## )/mu);
const place = sections.findIndex((text) => text.startsWith(`${title}\n`));
if (place < 0) sections.push(`\n${section}`);
else sections[place] = `${section}\n`;
writeFileSync(TARGET, await format(sections.join(''), { parser: 'markdown', printWidth: 110 }));
console.log(`${results.filter(isEqual).length} of ${results.length} tables equal`);
