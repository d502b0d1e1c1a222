/**
 * Compares tables of an installed liblouis with our engine on random lines made of their own characters:
 * `npm run fuzz:braille -- --table NAME [--lines N] [--seed N] [--emphasis] [--back]`, or `--all` for every table, `--shipped` for those
 * of the library's release that `@tastwerk/braille-tables` holds, without our supplement; `--back` compares how cells are read. Needs liblouis20 and
 * liblouis-data; `LIBLOUIS` and `LIBLOUIS_TABLES` name another library and its tables. `--json FILE` writes the figures.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareBack } from './tables/compare-back.mjs';
import { compareTable } from './tables/compare-table.mjs';
import { shippedTables } from './tables/shipped-tables.mjs';
import { libraryRelease, tableNames } from './tables/table-source.mjs';

/** How many differing lines of a table are shown. */
const SHOWN = 3;

const DOTS = '123456789abcdef';

const { values } = parseArgs({
  options: {
    table: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
    shipped: { type: 'boolean', default: false },
    lines: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    emphasis: { type: 'boolean', default: false },
    back: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

function dotsOf(cells) {
  const names = cells.map((cell) => [...DOTS].filter((_, bit) => ((cell >> bit) & 1) === 1).join('') || '0');
  return names.join('-');
}

function showBack({ line, cells, expected, actual }) {
  console.log(`  ${dotsOf(cells)} ${JSON.stringify(line)}`);
  console.log(
    `    liblouis ${JSON.stringify(String.fromCodePoint(...expected[0]))} from ${expected[1].join(' ')}`,
  );
  console.log(
    `    engine   ${JSON.stringify(String.fromCodePoint(...actual[0]))} from ${actual[1].join(' ')}`,
  );
}

function show({ line, emphasis, expected, actual }) {
  const forms = emphasis === null ? '' : ` emphasis ${emphasis.join(' ')}`;
  console.log(`  ${JSON.stringify(line)}${forms}`);
  console.log(`    liblouis ${dotsOf(expected[0])} from ${expected[1].join(' ')}`);
  console.log(`    engine   ${dotsOf(actual[0])} from ${actual[1].join(' ')}`);
}

function askedNames() {
  if (values.all) return tableNames();
  if (values.shipped) return shippedTables(libraryRelease()).map(([, files]) => files.at(-1));
  return values.table ?? [];
}

const names = askedNames();
if (names.length === 0) {
  console.error(
    'usage: npm run fuzz:braille -- --table NAME [--lines N] [--seed N] [--emphasis] [--back] | --all | --shipped',
  );
  process.exit(2);
}
const options = { lines: Number(values.lines), seed: Number(values.seed), hasEmphasis: values.emphasis };
const results = [];
for (const name of names) {
  const result = await (values.back ? compareBack : compareTable)(name, options);
  results.push({ ...result, differences: result.differences?.length ?? 0 });
  if (result.error !== undefined) console.log(`${name}: does not compile: ${result.error}`);
  else {
    const { equal, sameText, left, characters, differences } = result;
    const text = sameText === undefined ? '' : ` (${sameText} with the same text)`;
    console.log(
      `${name}: ${equal} lines equal${text}, ${differences.length} different, ${left} left out, ${characters} characters`,
    );
    differences.slice(0, SHOWN).forEach(values.back ? showBack : show);
  }
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(results)}\n`);
}
const different = results.filter(({ error, differences }) => error !== undefined || differences > 0);
console.log(`${results.length - different.length} of ${results.length} tables equal`);
process.exitCode = different.length > 0 ? 1 : 0;
