/** Collects bytes: numbers in groups of seven bits, the lowest first, the eighth bit saying that more follow. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  writeNumber(value: number): void {
    let rest = value;
    while (rest > 0x7f) {
      this.bytes.push((rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    this.bytes.push(rest);
  }

  writeNumbers(values: readonly number[]): void {
    this.writeNumber(values.length);
    for (const value of values) this.writeNumber(value);
  }

  /** Writes how many items there are and then each of them. */
  writeList<Item>(items: readonly Item[], write: (item: Item) => void): void {
    this.writeNumber(items.length);
    for (const item of items) write(item);
  }

  /** Writes how many bytes there are and then what `write` writes, so that a reader can pass over them. */
  writeSection(write: (writer: ByteWriter) => void): void {
    const section = new ByteWriter();
    write(section);
    this.writeNumber(section.bytes.length);
    for (const byte of section.bytes) this.bytes.push(byte);
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}
