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
