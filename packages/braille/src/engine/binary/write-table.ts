import type { BrailleTable } from '../model/table.js';
import { ByteWriter } from './byte-writer.js';
import { brailleTable } from './table-codec.js';
import { TABLE_MAGIC } from './table-format.js';

/** Writes a table as bytes; `readTable` makes the same table of them. */
export function writeTable(table: BrailleTable): Uint8Array {
  const writer = new ByteWriter();
  for (const value of TABLE_MAGIC) writer.writeNumber(value);
  brailleTable.write(writer, table);
  return writer.finish();
}
