/**
 * Compiles the table text in `tables/` and writes the modules that the engine loads. Run by `npm run tables` after
 * the package has been built, because the compiler itself is part of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { writeTable } from '../dist/engine/binary/table-codec.js';
import { compileTable } from '../dist/engine/compile/compile-table.js';
import { TABLE_MODULES } from '../dist/engine/tables/encoded-tables.js';

/** The release of liblouis that the tables in `tables/` are of. */
const RELEASE = '3.24';

const pathOf = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

for (const [name, { files }] of Object.entries(TABLE_MODULES)) {
  const table = compileTable(
    files,
    (included) => readFileSync(pathOf(`tables/${included}`), 'utf8'),
    RELEASE,
  );
  const encoded = Buffer.from(writeTable(table)).toString('base64');
  const origins = files.map((file) =>
    file.startsWith('own/') ? file : `${file} of liblouis (LGPL-2.1-or-later)`,
  );
  const text = `/** ${origins.join(' and ')}, compiled by scripts/compile-tables.mjs; see tables/ORIGIN.md. */\nexport const ENCODED_TABLE: string =\n  '${encoded}';\n`;
  writeFileSync(pathOf(`src/engine/tables/${name}.data.ts`), text);
  console.log(
    `${name}: ${table.rules.flatMap(({ items }) => items).length} rules, ${gzipSync(text).length} bytes gzip`,
  );
}
