import { fail, ok } from '@tastwerk/editor-core';
import type { BrailleResult, Cell } from '@tastwerk/editor-core/braille';
import type { BrailleEngine } from '../engine-port.js';
import { EMPHASES, type LineRequest } from '../line-request.js';
import { readTable } from './binary/table-codec.js';
import { decodeBase64, TABLE_MODULES, type TableName, tableOf } from './tables/encoded-tables.js';
import type { EmphasisAt } from './translate/emphasis-marks.js';
import { LoadedTable } from './translate/loaded-table.js';
import { runMainPass, type Unwritable } from './translate/main-pass.js';
import { emptyPassText, type PassText, runPass } from './translate/run-pass.js';

/** All six dots. */
const SIX_DOTS = 0x3f;

/** Dots 7 and 8, which six-dot braille cannot show. Dots beyond are virtual: a no-break space is the blank cell with one. */
const EIGHT_DOTS_ONLY = 0xc0;

/** The engine over our own compiled tables. */
export function createTableEngine(): BrailleEngine {
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
      return table === undefined ? fail({ code: 'BRAILLE_UNAVAILABLE' }) : translateLine(table, request);
    },
  };
}

function translateLine(table: LoadedTable, { text, emphasis }: LineRequest): BrailleResult {
  const written = translateText(table, text, emphasisOf(text, emphasis));
  if ('origin' in written) return failAt(text, written.origin);
  const { values, origins } = written;
  const cells: Cell[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if ((value & EIGHT_DOTS_ONLY) !== 0) return failAt(text, origins[index] ?? 0);
    cells.push(value & SIX_DOTS);
  }
  return ok({ cells, sourceIndex: origins });
}

/** The kinds of emphasis by UTF-16 index, undefined for a line without any. */
function emphasisOf(text: string, spans: LineRequest['emphasis']): EmphasisAt | undefined {
  if (spans === undefined || spans.length === 0) return undefined;
  const kinds = new Uint8Array(text.length);
  for (const { kind, start, end } of spans)
    for (let index = Math.max(0, start); index < Math.min(end, text.length); index += 1)
      kinds[index] = (kinds[index] ?? 0) | (1 << EMPHASES.indexOf(kind));
  return (index) => kinds[index] ?? 0;
}

/** Names the character at a UTF-16 index as the one that could not be written. */
function failAt(text: string, index: number): BrailleResult {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return fail({ code: 'BRAILLE_UNTRANSLATABLE', character, index });
}

const CELL_PASSES = ['pass2', 'pass3', 'pass4'] as const;

/** Writes a line of text in a table's braille; origins are indices of UTF-16 units, and so are the places of emphasis. */
export function translateText(
  table: LoadedTable,
  text: string,
  emphasisAt?: EmphasisAt,
): PassText | Unwritable {
  const corrected = runPass(table.pass('correct'), readSymbols(table, text));
  let cells = runMainPass(
    table,
    corrected,
    emphasisAt && ((position) => emphasisAt(corrected.origins[position] ?? -1)),
  );
  if ('origin' in cells) return cells;
  for (const name of CELL_PASSES) cells = runPass(table.pass(name), cells);
  return cells;
}

function readSymbols(table: LoadedTable, text: string): PassText {
  const symbols = emptyPassText();
  for (let index = 0; index < text.length;) {
    const codePoint = text.codePointAt(index) ?? 0;
    symbols.values.push(table.symbolOf(codePoint));
    symbols.origins.push(index);
    index += codePoint > 0xffff ? 2 : 1;
  }
  return symbols;
}
