import { fail, ok, type BrailleResult, type BrailleSystem } from '@tastwerk/editor-core';
import type { BrailleEngine } from '../engine-port.js';
import { readTable } from './binary/read-table.js';
import { decodeBase64 } from './tables/decode-base64.js';
import { ENCODED_TABLES } from './tables/encoded-tables.js';
import { LoadedTable } from './translate/loaded-table.js';
import { translateText } from './translate/translate-text.js';

/** All six dots. */
const SIX_DOTS = 0x3f;

/** Dots 7 and 8, which six-dot braille cannot show. Dots beyond are virtual: a no-break space is the blank cell with one. */
const EIGHT_DOTS_ONLY = 0xc0;

/** The engine over our own compiled tables. */
export function createTableEngine(): BrailleEngine {
  const tables = new Map<BrailleSystem, LoadedTable>();
  return {
    async prepare(system) {
      if (tables.has(system)) return;
      const encoded = await ENCODED_TABLES[system]().catch(() => undefined);
      if (encoded !== undefined)
        tables.set(system, new LoadedTable(readTable(decodeBase64(encoded.ENCODED_TABLE))));
    },
    translateLine(text, system) {
      const table = tables.get(system);
      return table === undefined ? fail({ code: 'BRAILLE_UNAVAILABLE' }) : translateLine(table, text);
    },
  };
}

function translateLine(table: LoadedTable, text: string): BrailleResult {
  const written = translateText(table, text);
  if ('origin' in written) return failAt(text, written.origin);
  const beyond = written.values.findIndex((cell) => (cell & EIGHT_DOTS_ONLY) !== 0);
  if (beyond >= 0) return failAt(text, written.origins[beyond] ?? 0);
  return ok({ cells: written.values.map((cell) => cell & SIX_DOTS), sourceIndex: written.origins });
}

/** Names the character at a UTF-16 index as the one that could not be written. */
function failAt(text: string, index: number): BrailleResult {
  const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
  return fail({ code: 'BRAILLE_UNTRANSLATABLE', character, index });
}
