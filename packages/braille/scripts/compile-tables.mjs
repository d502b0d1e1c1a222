/**
 * Compiles the table text in `packages/braille-tables/tables` and writes the modules that the engine loads to write and to read, the indexes of them
 * and the catalogue of systems: `npm run tables -w @tastwerk/braille [-- TABLE@RELEASE…]`, all tables where none is named. Run
 * after the package has been built, because the compiler itself is part of it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { BACK_TABLE_MAGIC, TABLE_MAGIC } from '../dist/engine/binary/table-format.js';
import { compileBackTable } from '../dist/engine/compile/compile-back-table.js';
import { compileTable } from '../dist/engine/compile/compile-table.js';
import { RELEASES } from '../dist/engine/model/release.js';
import { textHashOf } from '../dist/engine/testing/table-text.js';
import { countDots, entryOf, hasUnknownSign, sortEntries } from './tables/catalogue.mjs';
import { BackTableModules, TableModules } from './tables/module-writer.mjs';
import { shippedTables } from './tables/shipped-tables.mjs';
import { PACKAGE, readText, pathOf, sourceOf, TABLES } from './tables/table-folder.mjs';

/** Tables of this release are in the catalogue; the older ones are written by systems that name no table. */
const IN_CATALOGUE = '3.39';

/** What each table was made of, and which module holds it. */
const RECORD = join(TABLES, 'compiled.json');

const named = process.argv.slice(2);
const before = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : { tables: {} };
const shipped = RELEASES.flatMap((release) =>
  shippedTables(release).map(([name, files]) => ({ release, files, id: `${name}@${release}` })),
);
const unknown = named.filter((id) => !shipped.some((table) => table.id === id));
if (unknown.length > 0) {
  console.error(`no table ${unknown.join(', ')}`);
  process.exit(2);
}

/** Whether a table has to be compiled: it is named, or shares a module with one that is. */
function isWanted({ id }) {
  if (named.length === 0) return true;
  const modules = (other) => {
    const { module, patterns, back } = before.tables[other] ?? {};
    return [module, patterns?.module, back && `back/${back.module}`];
  };
  return named.some(
    (other) =>
      other === id || modules(id).some((module) => module !== undefined && modules(other).includes(module)),
  );
}

async function write(path, text) {
  const options = { printWidth: 110, singleQuote: true, trailingComma: 'all', filepath: path };
  writeFileSync(path, await format(text, options));
}

const wanted = shipped.filter(isWanted);
const tables = Object.fromEntries(
  shipped
    .filter((table) => !wanted.includes(table))
    .flatMap(({ id }) => (before.tables[id] === undefined ? [] : [[id, before.tables[id]]])),
);
const modules = new TableModules(Object.values(tables));
const backModules = new BackTableModules(Object.values(tables).flatMap(({ back }) => back ?? []));
for (const { id, release, files } of wanted) {
  const table = compileTable(files, sourceOf(release), release);
  const file = files.at(-1);
  const dots = countDots(file, readText(pathOf(release, file)), table);
  const back = backModules.write(id, files, compileBackTable(files, sourceOf(release), release));
  tables[id] = {
    ...modules.write(id, files, table),
    dots,
    ...(hasUnknownSign(table, dots) && { hasUnknownSign: true }),
    ...(back && { back }),
  };
}

// Tables that were not compiled again are those of the text and the format before.
const stamps =
  wanted.length === shipped.length
    ? {
        format: TABLE_MAGIC.at(-1),
        backFormat: BACK_TABLE_MAGIC.at(-1),
        text: Object.fromEntries(RELEASES.map((release) => [release, textHashOf(TABLES, release)])),
      }
    : { format: before.format, backFormat: before.backFormat, text: before.text };
const inOrder = shipped.filter(({ id }) => tables[id] !== undefined);
const ordered = Object.fromEntries(inOrder.map(({ id }) => [id, tables[id]]));
await write(RECORD, JSON.stringify({ ...stamps, tables: ordered }));

const MADE = '/** Made by scripts/compile-tables.mjs of @tastwerk/braille. */';

/** Writes an index of modules in `folder`; `moduleOf` says which one a table has, if it has one. */
async function writeLoaders(file, name, folder, moduleOf) {
  const loaders = inOrder.flatMap(({ id }) => {
    const module = moduleOf(tables[id]);
    return module === undefined ? [] : [`'${id}': () => import('./${folder}/${module}.data.js')`];
  });
  await write(
    join(PACKAGE, 'src', file),
    `import type { TableLoader } from './encoded-table.js';\n\n${MADE}\nexport const ${name}: Readonly<Record<string, TableLoader>> = {${loaders.join(',')}};\n`,
  );
  return loaders.length;
}
await writeLoaders('loaders.data.ts', 'LOADERS', 'tables', ({ module }) => module);
const readable = await writeLoaders(
  'back-loaders.data.ts',
  'BACK_LOADERS',
  'back',
  ({ back }) => back?.module,
);

const entries = inOrder
  .filter(({ release }) => release === IN_CATALOGUE)
  .map(({ id, release, files }) =>
    entryOf(id, files.at(-1), readText(pathOf(release, files.at(-1))), tables[id]),
  );
const rows = sortEntries(entries).map((entry) => `  ${JSON.stringify(entry)},\n`);
writeFileSync(
  join(PACKAGE, 'src/catalogue.data.ts'),
  `import type { SystemEntry } from './system-entry.js';\n\n${MADE}\nexport const CATALOGUE: readonly SystemEntry[] = [\n${rows.join('')}];\n`,
);
console.log(
  `${inOrder.length} tables in ${modules.count} modules, ${readable} of them for reading in ${backModules.count}, ${entries.length} systems in the catalogue`,
);
