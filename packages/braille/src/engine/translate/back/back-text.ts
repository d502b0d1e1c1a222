/** Text between two passes of reading: cells or symbols, and where each cell of the line stands in it. */
export interface BackText {
  readonly values: readonly number[];
  /** For each cell of the line, and for its end, the index of the value that is read in it. */
  readonly places: readonly number[];
}

/** What a pass has read: values, and for each position of its text the index of the value there. */
export class BackOutput {
  readonly values: number[] = [];
  private readonly places: number[] = [];

  get length(): number {
    return this.values.length;
  }

  /** Says that the values written next come from a position. */
  mark(position: number): void {
    this.places[position] = this.values.length;
  }

  /** Says that positions belong to the value that was written last. */
  join(from: number, to: number): void {
    for (let position = from; position < to; position += 1)
      this.places[position] = Math.max(this.values.length - 1, 0);
  }

  add(value: number): void {
    this.values.push(value);
  }

  /** Takes values out that were written. */
  remove(start: number, count: number): void {
    this.values.splice(start, count);
  }

  /** The text for the next pass. Reading has come to `end`; what stands behind that is lost. */
  finish(input: BackText, end: number): BackText {
    const { length } = this.values;
    this.places[end] = length;
    const places: number[] = [];
    for (const place of input.places) {
      if (place >= end) {
        places.push(length);
        if (place > end || end < input.values.length) break;
      } else places.push(this.places[place] ?? length);
    }
    return { values: this.values, places };
  }
}

/**
 * For each value the cell that it comes from: the first one of those that were read as it, signs included.
 */
export function originsOf({ values, places }: BackText): readonly number[] {
  const origins: number[] = [];
  let origin = 0;
  let reached = -1;
  for (let cell = 0; cell < places.length - 1; cell += 1) {
    const place = places[cell] ?? 0;
    if (place <= reached) continue;
    for (; reached < place; reached += 1)
      if (reached >= 0 && reached < values.length) origins[reached] = origin;
    origin = cell;
  }
  for (reached = Math.max(reached, 0); reached < values.length; reached += 1) origins[reached] = origin;
  return origins;
}

/** How many steps reading may take: rules that read nothing, or that go back, could go on for ever. */
export function stepLimit(text: readonly number[]): number {
  return 20 * text.length + 200;
}
