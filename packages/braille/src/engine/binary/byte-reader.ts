const TOO_SHORT = 'the table ends too early';

/** Reads what a `ByteWriter` wrote; throws a `RangeError` at the end of the bytes. */
export class ByteReader {
  private position = 0;

  constructor(private readonly bytes: Uint8Array) {}

  readNumber(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.position];
      if (byte === undefined) throw new RangeError(TOO_SHORT);
      this.position += 1;
      value |= (byte & 0x7f) << shift;
      if (byte <= 0x7f) return value >>> 0;
    }
  }

  /** A list of numbers. Read in one loop, because tables are mostly such lists. */
  readNumbers(): readonly number[] {
    const count = this.readNumber();
    const numbers: number[] = [];
    for (let index = 0; index < count; index += 1) numbers.push(this.readNumber());
    return numbers;
  }

  /** As many numbers as `target` has room for. */
  readInto(target: Uint32Array): void {
    const { bytes } = this;
    let { position } = this;
    for (let index = 0; index < target.length; index += 1) {
      let value = 0;
      let byte = 0x80;
      for (let shift = 0; byte > 0x7f; shift += 7) {
        byte = bytes[position] ?? 0;
        position += 1;
        value |= (byte & 0x7f) << shift;
      }
      target[index] = value;
    }
    if (position > bytes.length) throw new RangeError(TOO_SHORT);
    this.position = position;
  }

  /** Passes over a section and answers what reads it. */
  readSection(): ByteReader {
    const length = this.readNumber();
    const start = this.position;
    if (start + length > this.bytes.length) throw new RangeError(TOO_SHORT);
    this.position = start + length;
    return new ByteReader(this.bytes.subarray(start, this.position));
  }

  readList<Item>(read: () => Item): readonly Item[] {
    const count = this.readNumber();
    const items: Item[] = [];
    for (let index = 0; index < count; index += 1) items.push(read());
    return items;
  }
}
