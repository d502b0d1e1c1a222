import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { writeBackTable } from '../binary/back-table-codec.js';
import { BACK_TABLE_MAGIC, TABLE_MAGIC } from '../binary/table-format.js';
import { writeTable } from '../binary/table-codec.js';
import { compileBackTable } from '../compile/compile-back-table.js';
import { compileTable } from '../compile/compile-table.js';
import { type Release, RELEASES } from '../model/release.js';
import { tableTextOf, textHashOf } from '../testing/table-text.js';
import { loadBackTable, loadTable } from './encoded-tables.js';

const TABLES = join(process.cwd(), 'packages/braille-tables/tables');

/** What `npm run tables` made: of which text and format, and each table of which files. */
interface CompiledRecord {
  readonly format: number;
  readonly backFormat: number;
  readonly text: Readonly<Record<string, string>>;
  readonly tables: Readonly<Record<string, { readonly files: readonly string[]; readonly back?: object }>>;
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

/** Those that read. */
const READABLE = Object.keys(record.tables).filter((id) => record.tables[id]?.back !== undefined);

/** The largest one may have 60 KB, which these exceed: they name thousands of characters or words. */
const NOT_READABLE =
  /^(?:hu-hu-g[12]|ja-kantenji(?:-ucs2)?|ko-g[12]|ko-2006-g[12]|zh-tw|zh_CHN|zhcn-(?:cbs|g1|g2))@3\.39$/;

function partsOf(id: string) {
  const release: Release = RELEASES.find((known) => id.endsWith(`@${known}`)) ?? RELEASES[0];
  return [record.tables[id]?.files ?? [], tableTextOf(TABLES, release), release] as const;
}

describe('compiled tables', () => {
  it('are of this format and of the text beside them (else: npm run tables)', () => {
    expect(record.format).toBe(TABLE_MAGIC.at(-1));
    expect(record.backFormat).toBe(BACK_TABLE_MAGIC.at(-1));
    expect(record.text).toEqual(
      Object.fromEntries(RELEASES.map((release) => [release, textHashOf(TABLES, release)])),
    );
  });

  it.each(SAMPLE)('%s has the bytes that the compiler writes (else: npm run tables)', async (id) => {
    expect(Buffer.from(await loadTable(id)).equals(writeTable(compileTable(...partsOf(id))))).toBe(true);
  });

  it.each(SAMPLE)('%s reads with the bytes that the compiler writes (else: npm run tables)', async (id) => {
    const bytes = writeBackTable(compileBackTable(...partsOf(id)));
    expect(Buffer.from(await loadBackTable(id)).equals(bytes)).toBe(true);
  });

  it('can all be loaded', async () => {
    for (const id of Object.keys(record.tables)) expect((await loadTable(id)).length).toBeGreaterThan(100);
    for (const id of READABLE) expect((await loadBackTable(id)).length).toBeGreaterThan(100);
  });

  it('can all be read but those that are too large', () => {
    const others = Object.keys(record.tables).filter((id) => !READABLE.includes(id));
    expect(others.filter((id) => !NOT_READABLE.test(id))).toEqual([]);
    expect(others).toHaveLength(13);
  });
});
