import { fail, ok } from '@tastwerk/editor-core';
import { LruMap } from '@tastwerk/editor-core/collections';
import type { BrailleReading, BrailleResult, Cell } from '@tastwerk/editor-core/braille';
import type { BrailleEngine } from '../engine-port.js';
import { type Emphasis, EMPHASES, type LineRequest, type Writing } from '../line-request.js';
import { readBackTable } from './binary/back-table-codec.js';
import { readTable } from './binary/table-codec.js';
import { readLine } from './read-line.js';
import {
  isReadByWriting,
  loadBackTable,
  loadReadingData,
  loadTable,
  tableOf,
} from './tables/encoded-tables.js';
import { LoadedBackTable } from './translate/back/loaded-back-table.js';
import { LoadedTable } from './translate/loaded-table.js';
import type { EmphasisAt } from './translate/marks/find-marks.js';
import { translateLine } from './translate/translate-line.js';
import { translateText } from './translate/translate-text.js';
import { translationOf } from './translation-of.js';

/** The bits of kinds that a table does not know: they are not marked, but no rule reads over their edges. */
const FIRST_FOREIGN_KIND = 1 << 10;

/** Tables for each direction kept at most, the least recently used go first: all that write take 350 MB, and a server is asked for any. */
const MOST_TABLES = 24;

/** How an engine takes characters that a table does not write. */
export interface TableEngineOptions {
  /** Brings them to what the table knows, where there is something that means the same; else all are left out. */
  readonly hasVariants?: boolean;
}

type WriteLine = typeof translateLine;

/** Reads a line of cells. */
type CellReader = (cells: readonly Cell[]) => BrailleReading;

/** The engine over our own compiled tables. */
export function createTableEngine({ hasVariants = true }: TableEngineOptions = {}): BrailleEngine {
  const write: WriteLine = hasVariants
    ? translateLine
    : (table, text, wish) => translateText(table, text, wish);
  const tables = new LruMap<string, LoadedTable>(MOST_TABLES);
  const readers = new LruMap<string, CellReader>(MOST_TABLES);
  const tableFor = async (id: string) => tables.get(id) ?? new LoadedTable(readTable(await loadTable(id)));
  return {
    prepare: (writing) => keep(tables, writing, tableFor),
    prepareReading: (writing) => keep(readers, writing, (id) => readerOf(id, tableFor)),
    translateLine(request) {
      const table = tables.get(tableOf(request) ?? '');
      return table === undefined ? fail({ code: 'BRAILLE_UNAVAILABLE' }) : resultOf(write, table, request);
    },
    readLine(request) {
      const read = readers.get(tableOf(request) ?? '');
      return read === undefined ? fail({ code: 'BRAILLE_UNAVAILABLE' }) : ok(read(request.cells));
    },
  };
}

/** Loads what a table is read with: its rules for reading, or what it writes. */
async function readerOf(id: string, tableFor: (id: string) => Promise<LoadedTable>): Promise<CellReader> {
  if (isReadByWriting(id)) {
    const { WritingReader } = await import('./read-by-writing/writing-reader.js');
    const reader = new WritingReader(await tableFor(id), await loadReadingData(id));
    return (cells) => reader.readLine(cells);
  }
  const table = new LoadedBackTable(readBackTable(await loadBackTable(id)));
  return (cells) => readLine(table, cells);
}

/** Loads the table of a writing, unless it is there. One that cannot be loaded is tried again next time. */
async function keep<Table>(
  tables: LruMap<string, Table>,
  writing: Writing,
  load: (id: string) => Promise<Table>,
): Promise<void> {
  const id = tableOf(writing);
  if (id === undefined || tables.get(id) !== undefined) return;
  const table = await load(id).catch(() => undefined);
  if (table !== undefined) tables.set(id, table);
}

function resultOf(
  write: WriteLine,
  table: LoadedTable,
  { text, emphasis, exceptions, unknownCharacters }: LineRequest,
): BrailleResult {
  const written = write(table, text, {
    emphasisAt: emphasisOf(table, text, emphasis),
    exceptions,
    leavesOutUnknown: unknownCharacters === 'leave-out',
  });
  const unmarked = unmarkedOf(table, emphasis);
  return ok({ ...translationOf(written, text, 6), ...(unmarked.length === 0 ? {} : { unmarked }) });
}

/** The kinds of emphasis in `spans` that a table has no signs for. */
function unmarkedOf({ table }: LoadedTable, spans: LineRequest['emphasis'] = []): readonly Emphasis[] {
  const asked = new Set(spans.map(({ kind }) => kind));
  return EMPHASES.filter((kind) => asked.has(kind) && !table.emphasis.some(({ name }) => name === kind));
}

/** The kinds of emphasis by UTF-16 index, as bits in the order of the table; undefined for a line without any. */
function emphasisOf(
  { table }: LoadedTable,
  text: string,
  spans: LineRequest['emphasis'],
): EmphasisAt | undefined {
  if (spans === undefined || spans.length === 0) return undefined;
  const bitOf = new Map(
    EMPHASES.map((kind, place) => {
      const known = table.emphasis.findIndex(({ name }) => name === kind);
      return [kind, known < 0 ? FIRST_FOREIGN_KIND << place : 1 << known] as const;
    }),
  );
  const kinds = new Uint16Array(text.length);
  for (const { kind, start, end } of spans)
    for (let index = Math.max(0, start); index < Math.min(end, text.length); index += 1)
      kinds[index] = (kinds[index] ?? 0) | (bitOf.get(kind) ?? 0);
  return (index) => kinds[index] ?? 0;
}
