import { TABLE_LOADERS, type TableLoader } from '@tastwerk/braille-tables';
import { type BRAILLE_SYSTEMS, tableOfSystem } from '@tastwerk/editor-core/braille';
import type { Notation, Writing } from '../../line-request.js';
import type { ReadingData } from '../read-by-writing/writing-reader.js';
import { decodeTable, inflate } from './decode-table.js';

/** A system that does not name its table: it has one for each notation. */
type NamedSystem = (typeof BRAILLE_SYSTEMS)[number];

const NAMED_TABLES: Readonly<Record<string, Readonly<Record<Notation, string>>>> = {
  'DE:BASIS': { plain: 'de-g0', capitals: 'de-g0-detailed', computer: 'de-comp6' },
  'DE:VOLL': { plain: 'de-g1', capitals: 'de-g1-detailed', computer: 'de-comp6' },
  'DE:KURZ': { plain: 'de-g2', capitals: 'de-g2-detailed', computer: 'de-comp6' },
  'EN:UEB1': { plain: 'en-ueb-g1', capitals: 'en-ueb-g1', computer: 'en-ueb-g1' },
  'EN:UEB2': { plain: 'en-ueb-g2', capitals: 'en-ueb-g2', computer: 'en-ueb-g1' },
} satisfies Readonly<Record<NamedSystem, Readonly<Record<Notation, string>>>>;

/** The release of liblouis that the named systems are written by. */
const NAMED_RELEASE = '3.24';

/**
 * The table that a writing needs, by its name and release: `de-g1@3.24`. Systems that name their table write every notation
 * by it. Answers undefined for a system that is none of these.
 */
export function tableOf({ system, notation = 'plain' }: Writing): string | undefined {
  const own = tableOfSystem(system);
  if (own !== undefined) return `${own.table}@${own.release}`;
  const table = NAMED_TABLES[system]?.[notation];
  return table === undefined ? undefined : `${table}@${NAMED_RELEASE}`;
}

/** Loads the bytes of a table. Rejects for one that is not there. */
export function loadTable(id: string): Promise<Uint8Array> {
  return bytesOf(id, TABLE_LOADERS[id]);
}

/**
 * Tables that liblouis made for writing alone: by that of German contracted braille it reads "Haus am See" as "hatt1s allmal see". They
 * are read by what they write.
 */
const FOR_WRITING: ReadonlySet<string> = new Set(['de-g2@3.24']);

/** Whether a table is read by what it writes. */
export function isReadByWriting(id: string): boolean {
  return FOR_WRITING.has(id);
}

/** Loads what a table is read with that is made for writing alone. Rejects for other tables. */
export async function loadReadingData(id: string): Promise<ReadingData> {
  const { READING_DATA_LOADERS } = await import('@tastwerk/braille-tables/back');
  const load = READING_DATA_LOADERS[id];
  if (load === undefined) throw new RangeError(`there is no reading data of ${id}`);
  const [letters, words] = await Promise.all([
    load.letters().then(({ ENCODED_LETTERS }) => inflate(ENCODED_LETTERS)),
    load.words().then(({ ENCODED_WORDS }) => inflate(ENCODED_WORDS)),
  ]);
  return { letters, words: new TextDecoder().decode(words) };
}

/** Loads the bytes of a table that reads. Rejects for one that is not there. */
export async function loadBackTable(id: string): Promise<Uint8Array> {
  // Loaded apart from the engine: pages that only write do not need the list of these tables.
  const { BACK_TABLE_LOADERS } = await import('@tastwerk/braille-tables/back');
  return bytesOf(id, BACK_TABLE_LOADERS[id]);
}

async function bytesOf(id: string, load: TableLoader | undefined): Promise<Uint8Array> {
  if (load === undefined) throw new RangeError(`there is no table ${id}`);
  return decodeTable(await load());
}
