import { BACK_OPCODES, type BackRule, type BackTable } from '../model/back-table.js';
import { RELEASES } from '../model/release.js';
import type { ReadCharacter } from '../model/table.js';
import { ByteReader } from './byte-reader.js';
import { ByteWriter } from './byte-writer.js';
import { characters } from './character-codec.js';
import { bits, type Codec, listOf, mapOf, numbers, oneOf, record, text } from './codec.js';
import { passes, passRule } from './pass-codecs.js';
import { BACK_TABLE_MAGIC } from './table-format.js';

const opcodes = oneOf(BACK_OPCODES);

const signNames = listOf(text);

/** A rule; its opcode says whether a test or names of signs follow. */
const backRule: Codec<BackRule> = {
  write(writer, { opcode, cells, symbols, classesBefore, classesAfter, pass, signs }) {
    opcodes.write(writer, opcode);
    numbers.write(writer, cells);
    numbers.write(writer, symbols);
    bits.write(writer, classesBefore);
    bits.write(writer, classesAfter);
    if (pass !== undefined) passRule.write(writer, pass);
    if (signs !== undefined) signNames.write(writer, signs);
  },
  read(reader) {
    const rule = {
      opcode: opcodes.read(reader),
      cells: numbers.read(reader),
      symbols: numbers.read(reader),
      classesBefore: bits.read(reader),
      classesAfter: bits.read(reader),
    };
    if (rule.opcode === 'context') return { ...rule, pass: passRule.read(reader) };
    return rule.opcode === 'multind' ? { ...rule, signs: signNames.read(reader) } : rule;
  },
};

/** The characters without the cells that they are written with. */
const readCharacters: Codec<readonly ReadCharacter[]> = {
  write: (writer, all) =>
    characters.write(
      writer,
      all.map((character) => ({ ...character, cells: undefined })),
    ),
  read: characters.read,
};

const backTable: Codec<BackTable> = record({
  release: oneOf(RELEASES),
  characters: readCharacters,
  cellClasses: mapOf(bits),
  shortRules: mapOf(listOf(backRule)),
  longRules: listOf(backRule),
  definitions: mapOf(numbers),
  passes,
  signs: listOf(backRule),
});

/** Reads a table that `writeBackTable` wrote; throws a `RangeError` for bytes that are none. */
export function readBackTable(bytes: Uint8Array): BackTable {
  const reader = new ByteReader(bytes);
  if (BACK_TABLE_MAGIC.some((value) => reader.readNumber() !== value))
    throw new RangeError('not a compiled table for reading of this version');
  return backTable.read(reader);
}

/** Writes a table for reading as bytes; `readBackTable` makes the same table of them. */
export function writeBackTable(table: BackTable): Uint8Array {
  const writer = new ByteWriter();
  for (const value of BACK_TABLE_MAGIC) writer.writeNumber(value);
  backTable.write(writer, table);
  return writer.finish();
}
