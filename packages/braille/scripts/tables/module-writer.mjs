/** Writes the modules of compiled tables. Tables with the same content share a module, those with the same large patterns that of these. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { writeTableParts } from '../../dist/engine/binary/table-codec.js';
import { PACKAGE } from './table-folder.mjs';

/** Where the modules are. */
export const MODULES = join(PACKAGE, 'src/tables');

/** Patterns of hyphenation that are smaller than this when deflated stay with their table. */
const OWN_MODULE_BYTES = 4_000;

const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const deflate = (bytes) => deflateRawSync(bytes, { level: 9 });
const constant = (name, bytes) => `export const ${name}: string =\n  '${deflate(bytes).toString('base64')}';`;

function writeModule(name, comment, lines) {
  const text = `/** ${comment} Compiled by scripts/compile-tables.mjs of @tastwerk/braille; see tables/ORIGIN.md. */\n${lines.join('\n')}\n`;
  writeFileSync(join(MODULES, `${name}.data.ts`), text);
  console.log(`${name}: ${gzipSync(text).length} bytes gzip`);
}

/** `known` are the records of tables whose modules are there already and stay. */
export function createModuleWriter(known) {
  const names = new Map();
  for (const { hash, module, patterns } of known) {
    names.set(hash, module);
    if (patterns !== undefined) names.set(patterns.hash, patterns.module);
  }

  /** The module with this content; `write` makes one where there is none. */
  function moduleOf(hash, name, write) {
    const module = names.get(hash) ?? name;
    if (!names.has(hash)) write();
    names.set(hash, module);
    return { hash, module };
  }

  function writePatterns(id, bytes) {
    if (deflate(bytes).length < OWN_MODULE_BYTES) return undefined;
    const name = `patterns-${id.replace('@', '-')}`;
    return moduleOf(hashOf(bytes), name, () =>
      writeModule(name, `Patterns of hyphenation of ${id}, from liblouis (LGPL-2.1-or-later).`, [
        constant('ENCODED_PATTERNS', bytes),
      ]),
    );
  }

  /** Writes the modules of a table, `id` being its name and release, and answers its record. */
  return function write(id, files, table) {
    const parts = writeTableParts(table);
    const patterns = writePatterns(id, parts.patterns);
    const bytes = patterns === undefined ? Buffer.concat([parts.table, parts.patterns]) : parts.table;
    const name = id.replace('@', '-');
    const origins = files.map((file) =>
      file.startsWith('own/') ? file : `${file} of liblouis (LGPL-2.1-or-later)`,
    );
    const { hash, module } = moduleOf(hashOf(bytes, patterns?.hash ?? ''), name, () =>
      writeModule(name, `${origins.join(' and ')}.`, [
        ...(patterns === undefined
          ? []
          : [`export { ENCODED_PATTERNS } from './${patterns.module}.data.js';`, '']),
        constant('ENCODED_TABLE', bytes),
      ]),
    );
    return { files, module, hash, ...(patterns && { patterns }) };
  };
}
