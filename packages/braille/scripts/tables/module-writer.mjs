/** Writes the modules of compiled tables. Tables with the same content share a module, those with the same large patterns that of these. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { writeBackTable } from '../../dist/engine/binary/back-table-codec.js';
import { writeTableParts } from '../../dist/engine/binary/table-codec.js';
import { PACKAGE } from './table-folder.mjs';

/** Where the modules of tables that write are, and of those that read. */
const MODULES = join(PACKAGE, 'src/tables');
const BACK_MODULES = join(PACKAGE, 'src/back');

/** Patterns of hyphenation that are smaller than this when deflated stay with their table. */
const OWN_MODULE_BYTES = 4_000;

/** Tables that read are shipped where their module has no more than this with gzip: those of Chinese and Korean have up to 300 KB. */
const MOST_BACK_BYTES = 60_000;

const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const deflate = (bytes) => deflateRawSync(bytes, { level: 9 });
const constant = (name, bytes) => `export const ${name}: string =\n  '${deflate(bytes).toString('base64')}';`;
const moduleName = (id) => id.replace('@', '-');

/** Which files a table is made of, for the head of its module. */
const originsOf = (files) =>
  files
    .map((file) => (file.startsWith('own/') ? file : `${file} of liblouis (LGPL-2.1-or-later)`))
    .join(' and ');

/** The modules in a folder by their content; `known` are those that are there already and stay. */
class Modules {
  #folder;
  #names;

  constructor(folder, known) {
    this.#folder = folder;
    this.#names = new Map(known.map(({ hash, module }) => [hash, module]));
    mkdirSync(folder, { recursive: true });
    if (known.length === 0) for (const file of readdirSync(folder)) rmSync(join(folder, file));
  }

  /** How many there are. */
  get count() {
    return readdirSync(this.#folder).length;
  }

  /** The module with the content of `hash`: the one that is there, or a new one of this name. */
  keep(hash, name, comment, lines) {
    const module = this.#names.get(hash) ?? name;
    if (!this.#names.has(hash)) this.#write(name, comment, lines);
    this.#names.set(hash, module);
    return { module, hash };
  }

  #write(name, comment, lines) {
    const text = `/** ${comment} Compiled by scripts/compile-tables.mjs of @tastwerk/braille; see tables/ORIGIN.md. */\n${lines.join('\n')}\n`;
    writeFileSync(join(this.#folder, `${name}.data.ts`), text);
    console.log(`${name}: ${gzipSync(text).length} bytes gzip`);
  }
}

/** Writes tables that write; `known` are the records of those whose modules stay. */
export class TableModules {
  #modules;

  constructor(known) {
    this.#modules = new Modules(
      MODULES,
      known.flatMap(({ patterns, ...own }) => [own, ...(patterns === undefined ? [] : [patterns])]),
    );
  }

  get count() {
    return this.#modules.count;
  }

  /** Writes the modules of a table, `id` being its name and release, and answers its record. */
  write(id, files, table) {
    const parts = writeTableParts(table);
    const patterns = this.#writePatterns(id, parts.patterns);
    const bytes = patterns === undefined ? Buffer.concat([parts.table, parts.patterns]) : parts.table;
    const own = this.#modules.keep(
      hashOf(bytes, patterns?.hash ?? ''),
      moduleName(id),
      `${originsOf(files)}.`,
      [
        ...(patterns === undefined
          ? []
          : [`export { ENCODED_PATTERNS } from './${patterns.module}.data.js';`, '']),
        constant('ENCODED_TABLE', bytes),
      ],
    );
    return { files, ...own, ...(patterns && { patterns }) };
  }

  #writePatterns(id, bytes) {
    if (deflate(bytes).length < OWN_MODULE_BYTES) return undefined;
    return this.#modules.keep(
      hashOf(bytes),
      `patterns-${moduleName(id)}`,
      `Patterns of hyphenation of ${id}, from liblouis (LGPL-2.1-or-later).`,
      [constant('ENCODED_PATTERNS', bytes)],
    );
  }
}

/** Writes tables that read; `known` are the modules that stay. */
export class BackTableModules {
  #modules;

  constructor(known) {
    this.#modules = new Modules(BACK_MODULES, known);
  }

  get count() {
    return this.#modules.count;
  }

  /** Writes the module of a table and answers which it is; undefined for one that is too large to be shipped. */
  write(id, files, table) {
    const bytes = writeBackTable(table);
    const line = constant('ENCODED_TABLE', bytes);
    if (gzipSync(line).length > MOST_BACK_BYTES) return undefined;
    return this.#modules.keep(hashOf(bytes), moduleName(id), `For reading: ${originsOf(files)}.`, [line]);
  }
}
