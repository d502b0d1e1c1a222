import { fail, ok } from '@tastwerk/editor-core';
import type { BrailleResult, Cell, UnwrittenCharacter } from '@tastwerk/editor-core/braille';
import type { BrailleEngine } from '../engine-port.js';
import { EMPHASES, type LineRequest } from '../line-request.js';
import { readTable } from './binary/table-codec.js';
import { decodeBase64, TABLE_MODULES, type TableName, tableOf } from './tables/encoded-tables.js';
import { LoadedTable } from './translate/loaded-table.js';
import type { EmphasisAt } from './translate/marks/find-marks.js';
import { translateLine } from './translate/translate-line.js';
import { translateText } from './translate/translate-text.js';

/** All six dots. */
const SIX_DOTS = 0x3f;

/** Dots 7 and 8, which six-dot braille cannot show. Dots beyond are virtual: a no-break space is the blank cell with one. */
const EIGHT_DOTS_ONLY = 0xc0;

/** The bits of kinds that a table does not know: they are not marked, but no rule reads over their edges. */
const FIRST_FOREIGN_KIND = 1 << 10;

/** How an engine takes characters that a table does not write. */
export interface TableEngineOptions {
  /** Brings them to what the table knows, where there is something that means the same; else all are left out. */
  readonly hasVariants?: boolean;
}

/** The engine over our own compiled tables. */
export function createTableEngine({ hasVariants = true }: TableEngineOptions = {}): BrailleEngine {
  const write = hasVariants ? translateLine : translateText;
  const tables = new Map<TableName, LoadedTable>();
  return {
    async prepare(writing) {
      const name = tableOf(writing);
      if (tables.has(name)) return;
      const encoded = await TABLE_MODULES[name].load().catch(() => undefined);
      if (encoded !== undefined)
        tables.set(name, new LoadedTable(readTable(decodeBase64(encoded.ENCODED_TABLE))));
    },
    translateLine(request) {
      const table = tables.get(tableOf(request));
      return table === undefined ? fail({ code: 'BRAILLE_UNAVAILABLE' }) : resultOf(write, table, request);
    },
  };
}

function resultOf(
  write: typeof translateLine,
  table: LoadedTable,
  { text, emphasis }: LineRequest,
): BrailleResult {
  const written = write(table, text, emphasisOf(table, text, emphasis));
  const cells: Cell[] = [];
  const sourceIndex: number[] = [];
  const unwritten = new Set(written.unwritable);
  for (let index = 0; index < written.cells.length; index += 1) {
    const value = written.cells[index] ?? 0;
    const origin = written.origins[index] ?? 0;
    if ((value & EIGHT_DOTS_ONLY) !== 0) unwritten.add(origin);
    else {
      cells.push(value & SIX_DOTS);
      sourceIndex.push(origin);
    }
  }
  if (unwritten.size === 0) return ok({ cells, sourceIndex });
  return ok({
    cells,
    sourceIndex,
    unwritten: [...unwritten].sort((a, b) => a - b).map((at) => characterAt(text, at)),
  });
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

/** The character at a UTF-16 index, as one that the braille has not. */
function characterAt(text: string, index: number): UnwrittenCharacter {
  return { character: String.fromCodePoint(text.codePointAt(index) ?? 0), index };
}
