import type { TableCharacter } from '../model/table.js';
import type { ByteReader } from './byte-reader.js';
import { bits, type Codec, numbers } from './codec.js';

/** What a character has beside its code point and classes, as bits before it. */
const HAS_CELLS = 1;
const HAS_BASE = 2;
const HAS_ROLES = 4;

function readCharacter(reader: ByteReader, symbol: number): TableCharacter {
  const flags = reader.readNumber();
  const codePoint = reader.readNumber();
  const classes = bits.read(reader);
  const roles = (flags & HAS_ROLES) === 0 ? 0 : reader.readNumber();
  const hasBase = (flags & HAS_BASE) !== 0;
  const base = hasBase ? reader.readNumber() : symbol;
  const mode = hasBase ? bits.read(reader) : 0;
  const cells = (flags & HAS_CELLS) === 0 ? undefined : reader.readNumbers();
  return { codePoint, classes, roles, base, mode, cells };
}

/** The characters of a table; the place of each is its symbol. */
export const characters: Codec<readonly TableCharacter[]> = {
  write(writer, all) {
    writer.writeNumber(all.length);
    all.forEach(({ codePoint, classes, roles, base, mode, cells }, symbol) => {
      const hasBase = base !== symbol;
      writer.writeNumber(
        (cells === undefined ? 0 : HAS_CELLS) | (hasBase ? HAS_BASE : 0) | (roles === 0 ? 0 : HAS_ROLES),
      );
      writer.writeNumber(codePoint);
      bits.write(writer, classes);
      if (roles !== 0) writer.writeNumber(roles);
      if (hasBase) {
        writer.writeNumber(base);
        bits.write(writer, mode);
      }
      if (cells !== undefined) numbers.write(writer, cells);
    });
  },
  read(reader) {
    const count = reader.readNumber();
    const all: TableCharacter[] = [];
    for (let symbol = 0; symbol < count; symbol += 1) all.push(readCharacter(reader, symbol));
    return all;
  },
};
