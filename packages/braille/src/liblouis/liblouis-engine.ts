import {
  type BrailleResult,
  type BrailleSystem,
  type BrailleTranslation,
  fail,
  ok,
} from '@tastwerk/editor-core';
import type { BrailleEngine } from '../engine-port.js';
import { type LiblouisModule, loadLiblouis } from './capture-module.js';
import { partsOfLine } from './line-parts.js';
import { type PrintUnits, printUnits, SPACE } from './print-units.js';
import { type ReadTable, readTablesOfSystem, SYSTEM_TABLES } from './system-tables.js';
import { type HeapTranslation, translateInHeap } from './translate-in-heap.js';
import { createWritableCharacters, SIX_DOTS } from './writable-characters.js';

/** Where the tables lie in the module's file system. */
const TABLE_FOLDER = '/tables';

/** A system whose tables are loaded. */
interface ReadySystem {
  /** `undefined` when the table cannot be compiled; throws when the program's heap is full. */
  translate(codePoints: readonly number[]): HeapTranslation | undefined;
  isWritable(codePoint: number): boolean;
}

/** liblouis 3.2 as an engine; `readTable` fetches the tables of a system when it is prepared. */
export function createLiblouisEngine(readTable: ReadTable): BrailleEngine {
  const ready = new Map<BrailleSystem, ReadySystem>();

  async function prepare(system: BrailleSystem): Promise<void> {
    if (ready.has(system)) return;
    try {
      const [module, tables] = await Promise.all([loadLiblouis(), readTablesOfSystem(system, readTable)]);
      writeTables(module, tables);
      const path = pathOf(SYSTEM_TABLES[system]);
      const translate = (codePoints: readonly number[]) => translateInHeap(module, path, codePoints);
      ready.set(system, { translate, isWritable: createWritableCharacters(translate) });
    } catch {
      // A table or the program could not be fetched: the system stays unavailable and the next call tries again.
    }
  }

  function translateLine(text: string, system: BrailleSystem): BrailleResult {
    const loaded = ready.get(system);
    if (!loaded) return fail({ code: 'BRAILLE_UNAVAILABLE' });
    try {
      return translateUnits(loaded, printUnits(text));
    } catch {
      // The program ends its run by a throw when its heap is full; it goes on with the next, shorter line.
      return fail({ code: 'BRAILLE_UNAVAILABLE' });
    }
  }

  return { prepare, translateLine };
}

function pathOf(table: string): string {
  return `${TABLE_FOLDER}/${table}`;
}

/** Writes what is not there yet; engines of one thread share the module and so its files. */
function writeTables(module: LiblouisModule, tables: ReadonlyMap<string, string>): void {
  if (!module.FS.analyzePath(TABLE_FOLDER).exists) module.FS.mkdir(TABLE_FOLDER);
  for (const [name, text] of tables) {
    if (!module.FS.analyzePath(pathOf(name)).exists) {
      module.FS.writeFile(pathOf(name), text, { encoding: 'utf8' });
    }
  }
}

function translateUnits(system: ReadySystem, units: PrintUnits): BrailleResult {
  const lost = units.codePoints.findIndex(
    (codePoint) => codePoint !== SPACE && (isControl(codePoint) || !system.isWritable(codePoint)),
  );
  if (lost !== -1) {
    const character = String.fromCodePoint(units.codePoints[lost] ?? SPACE);
    return fail({ code: 'BRAILLE_UNTRANSLATABLE', character, index: units.sourceIndex[lost] ?? 0 });
  }
  const parts: BrailleTranslation[] = [];
  for (const part of partsOfLine(units)) {
    const translation = system.translate(part.codePoints);
    if (!translation) return fail({ code: 'BRAILLE_UNAVAILABLE' });
    parts.push(readTranslation(translation, part));
  }
  return ok({
    cells: parts.flatMap(({ cells }) => cells),
    sourceIndex: parts.flatMap(({ sourceIndex }) => sourceIndex),
  });
}

function readTranslation(
  { patterns, inputPositions }: HeapTranslation,
  units: PrintUnits,
): BrailleTranslation {
  const sourceIndex: number[] = [];
  let unit = 0;
  for (const position of inputPositions) {
    unit = Math.max(unit, position);
    sourceIndex.push(units.sourceIndex[unit] ?? 0);
  }
  return { cells: [...patterns].map((pattern) => pattern & SIX_DOTS), sourceIndex };
}

/** Control characters have no braille, and liblouis takes the first of them, NUL, for the end of the line. */
function isControl(codePoint: number): boolean {
  return codePoint < SPACE || (codePoint >= 0x7f && codePoint < 0xa0);
}
