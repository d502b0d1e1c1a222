import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { TABLE_MAGIC } from '../binary/table-format.js';
import { writeTable } from '../binary/table-codec.js';
import { compileTable } from '../compile/compile-table.js';
import { RELEASES } from '../model/release.js';
import { tableTextOf, textHashOf } from '../testing/table-text.js';
import { loadTable } from './encoded-tables.js';

const TABLES = join(process.cwd(), 'packages/braille-tables/tables');

/** What `npm run tables` made: of which text and format, and each table of which files. */
interface CompiledRecord {
  readonly format: number;
  readonly text: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

const record: CompiledRecord = JSON.parse(readFileSync(join(TABLES, 'compiled.json'), 'utf8'));

/** To compile all tables of 3.39 takes half a minute: these have each family of opcodes. */
const SAMPLE = [
  ...Object.keys(record.tables).filter((id) => id.endsWith('@3.24')),
  ...[
    'ar-ar-g2',
    'cs',
    'da-dk-g26',
    'en-ueb-g2',
    'es-g2',
    'fi',
    'fr-bfu-g2',
    'nl-NL-g0',
    'pl',
    'ta-ta-g1',
  ].map((table) => `${table}@3.39`),
];

describe('compiled tables', () => {
  it('are of this format and of the text beside them (else: npm run tables)', () => {
    expect(record.format).toBe(TABLE_MAGIC.at(-1));
    expect(record.text).toEqual(
      Object.fromEntries(RELEASES.map((release) => [release, textHashOf(TABLES, release)])),
    );
  });

  it.each(SAMPLE)('%s has the bytes that the compiler writes (else: npm run tables)', async (id) => {
    const release = RELEASES.find((known) => id.endsWith(`@${known}`)) ?? RELEASES[0];
    const files = record.tables[id]?.files ?? [];
    const bytes = writeTable(compileTable(files, tableTextOf(TABLES, release), release));
    expect(Buffer.from(await loadTable(id)).equals(bytes)).toBe(true);
  });

  it('can all be loaded', async () => {
    for (const id of Object.keys(record.tables)) expect((await loadTable(id)).length).toBeGreaterThan(100);
  });
});
