import type { ByteReader } from './byte-reader.js';
import type { ByteWriter } from './byte-writer.js';

/** How a value is written as bytes and read from them: one description for both ways. */
export interface Codec<Value> {
  write(writer: ByteWriter, value: Value): void;
  read(reader: ByteReader): Value;
}

/** A number of up to 32 bits without a sign. */
export const number: Codec<number> = {
  write: (writer, value) => writer.writeNumber(value),
  read: (reader) => reader.readNumber(),
};

/** A list of such numbers. */
export const numbers: Codec<readonly number[]> = {
  write: (writer, values) => writer.writeNumbers(values),
  read: (reader) => reader.readNumbers(),
};

/** Yes or no. */
export const flag: Codec<boolean> = {
  write: (writer, value) => writer.writeNumber(value ? 1 : 0),
  read: (reader) => reader.readNumber() === 1,
};

/** How many items there are, and then each of them. */
export function listOf<Item>(item: Codec<Item>): Codec<readonly Item[]> {
  return {
    write: (writer, items) => writer.writeList(items, (value) => item.write(writer, value)),
    read: (reader) => reader.readList(() => item.read(reader)),
  };
}

/** A map from numbers as a list of its entries. */
export function mapOf<Value>(value: Codec<Value>): Codec<ReadonlyMap<number, Value>> {
  const entries = listOf<readonly [number, Value]>({
    write(writer, [key, item]) {
      writer.writeNumber(key);
      value.write(writer, item);
    },
    read: (reader) => [reader.readNumber(), value.read(reader)],
  });
  return {
    write: (writer, map) => entries.write(writer, [...map]),
    read: (reader) => new Map(entries.read(reader)),
  };
}

/** A section of its own, which is read when its value is first asked for. */
export function deferred<Value>(codec: Codec<Value>): Codec<() => Value> {
  return {
    write: (writer, value) => writer.writeSection((section) => codec.write(section, value())),
    read(reader) {
      const section = reader.readSection();
      let known: { readonly value: Value } | undefined;
      return () => (known ??= { value: codec.read(section) }).value;
    },
  };
}

/**
 * The fields of an object one behind the other, in the order in which they are given here. Those named as `later` are
 * read when they are first asked for.
 */
export function record<Value extends object>(
  fields: { readonly [Name in keyof Value]-?: Codec<Value[Name]> },
  later: readonly (keyof Value)[] = [],
): Codec<Value> {
  const entries = Object.entries(fields) as [keyof Value, Codec<Value[keyof Value]>][];
  return {
    write(writer, value) {
      for (const [name, codec] of entries)
        if (later.includes(name)) deferred(codec).write(writer, () => value[name]);
        else codec.write(writer, value[name]);
    },
    read(reader) {
      const value: Partial<Value> = {};
      for (const [name, codec] of entries)
        if (later.includes(name))
          Object.defineProperty(value, name, { enumerable: true, get: deferred(codec).read(reader) });
        else value[name] = codec.read(reader);
      return value as Value;
    },
  };
}
