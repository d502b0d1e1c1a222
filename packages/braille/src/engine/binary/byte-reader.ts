/** Reads what a `ByteWriter` wrote; throws a `RangeError` at the end of the bytes. */
export class ByteReader {
  private position = 0;

  constructor(private readonly bytes: Uint8Array) {}

  readNumber(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.position];
      if (byte === undefined) throw new RangeError('the table ends too early');
      this.position += 1;
      value |= (byte & 0x7f) << shift;
      if (byte <= 0x7f) return value >>> 0;
    }
  }

  readNumbers(): readonly number[] {
    return this.readList(() => this.readNumber());
  }

  readList<Item>(read: () => Item): readonly Item[] {
    const count = this.readNumber();
    const items: Item[] = [];
    for (let index = 0; index < count; index += 1) items.push(read());
    return items;
  }
}
