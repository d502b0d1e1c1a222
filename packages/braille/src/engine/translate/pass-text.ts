/** Text between two passes: symbols or cells, and for each the index of the print character it comes from. */
export interface PassText {
  readonly values: number[];
  readonly origins: number[];
  /** The index of the last print character of the line: what stands behind the text belongs to it. */
  readonly lastOrigin: number;
}

/** The origin of a position; before the text that of its begin. */
export function originAt({ origins, lastOrigin }: PassText, position: number): number {
  return origins[Math.max(position, 0)] ?? lastOrigin;
}

/** What has been written up to some time. */
export interface WrittenCells {
  readonly values: readonly number[];
  readonly positions: readonly number[];
}

/** What a pass has written: values, and for each the position of the text that it read. */
export class PassOutput {
  readonly values: number[] = [];
  readonly positions: number[] = [];

  get length(): number {
    return this.values.length;
  }

  add(values: readonly number[], position: number): void {
    for (let index = 0; index < values.length; index += 1) {
      this.values.push(values[index] ?? 0);
      this.positions.push(position);
    }
  }

  addOne(value: number, position: number): void {
    this.values.push(value);
    this.positions.push(position);
  }

  /** Puts values before those that were written from a position on. */
  insertBefore(start: number, values: readonly number[]): void {
    const { positions } = this;
    let index = positions.length;
    while (index > 0 && (positions[index - 1] ?? 0) >= start) index -= 1;
    const position = positions[index] ?? start;
    this.values.splice(index, 0, ...values);
    positions.splice(index, 0, ...values.map(() => position));
  }

  /** Takes back the last values of a kind. */
  cutTrailing(isOfKind: (value: number) => boolean): void {
    let { length } = this.values;
    while (length > 0 && isOfKind(this.values[length - 1] ?? 0)) length -= 1;
    this.cut(length);
  }

  copy(): WrittenCells {
    return { values: this.values.slice(), positions: this.positions.slice() };
  }

  /** Takes what was written at an earlier time in place of all that was written since. */
  restore({ values, positions }: WrittenCells): void {
    this.cut(0);
    values.forEach((value, index) => this.addOne(value, positions[index] ?? 0));
  }

  /** Takes back what was written beyond a length. */
  cut(length: number): void {
    this.values.length = length;
    this.positions.length = length;
  }

  /** The text for the next pass; nothing is added behind that. */
  finish(input: PassText): PassText {
    const origins = this.positions;
    for (let index = 0; index < origins.length; index += 1)
      origins[index] = originAt(input, origins[index] ?? 0);
    return { values: this.values, origins, lastOrigin: input.lastOrigin };
  }
}
