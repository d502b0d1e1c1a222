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

/** A set of bits: such a number, or a negative one where the last bit is set. */
export const bits: Codec<number> = {
  write: (writer, value) => writer.writeNumber(value >>> 0),
  read: (reader) => reader.readNumber() | 0,
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

/** A short text, as the numbers of its characters. */
export const text: Codec<string> = {
  write: (writer, value) =>
    writer.writeNumbers(Array.from(value, (character) => character.codePointAt(0) ?? 0)),
  read: (reader) => String.fromCodePoint(...reader.readNumbers()),
};

/** One of some words, as its place among them. */
export function oneOf<const Word extends string>(words: readonly Word[]): Codec<Word> {
  return {
    write: (writer, value) => writer.writeNumber(words.indexOf(value)),
    read(reader) {
      const place = reader.readNumber();
      const word = words[place];
      if (word === undefined) throw new RangeError(`no word ${place}`);
      return word;
    },
  };
}

/** Two values of one kind. */
export function pairOf<Value>(item: Codec<Value>): Codec<readonly [Value, Value]> {
  return {
    write(writer, [first, second]) {
      item.write(writer, first);
      item.write(writer, second);
    },
    read: (reader) => [item.read(reader), item.read(reader)],
  };
}

/** A value, or none. */
export function optional<Value>(item: Codec<Value>): Codec<Value | undefined> {
  return {
    write(writer, value) {
      writer.writeNumber(value === undefined ? 0 : 1);
      if (value !== undefined) item.write(writer, value);
    },
    read: (reader) => (reader.readNumber() === 0 ? undefined : item.read(reader)),
  };
}

/** Objects of several kinds: the kind as its place among all, and behind it the other fields. */
export function variants<Value extends { readonly kind: string }>(codecs: {
  readonly [Kind in Value['kind']]: Codec<object>;
}): Codec<Value> {
  const kinds = Object.keys(codecs) as Value['kind'][];
  const codecOf = (kind: Value['kind']): Codec<object> => codecs[kind];
  const kindCodec = oneOf(kinds);
  return {
    write(writer, value) {
      kindCodec.write(writer, value.kind);
      codecOf(value.kind).write(writer, value);
    },
    read(reader) {
      const kind = kindCodec.read(reader);
      return { kind, ...codecOf(kind).read(reader) } as Value;
    },
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

/** An object without fields. */
export const nothing: Codec<object> = record({});
