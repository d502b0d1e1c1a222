import type { BrailleTable } from '../model/table.js';
import { ByteReader } from './byte-reader.js';
import { brailleTable } from './table-codec.js';
import { TABLE_MAGIC } from './table-format.js';

/** Reads a table that `writeTable` wrote; throws a `RangeError` for bytes that are none. */
export function readTable(bytes: Uint8Array): BrailleTable {
  const reader = new ByteReader(bytes);
  if (TABLE_MAGIC.some((value) => reader.readNumber() !== value))
    throw new RangeError('not a compiled braille table of this version');
  return brailleTable.read(reader);
}
