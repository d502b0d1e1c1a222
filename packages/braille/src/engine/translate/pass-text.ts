/** Text between two passes: symbols or cells, and for each the index of the print character it comes from. */
export interface PassText {
  readonly values: number[];
  readonly origins: number[];
}

/** Nothing yet. */
export function emptyPassText(): PassText {
  return { values: [], origins: [] };
}

/** Appends values that come from one place. */
export function append(text: PassText, values: readonly number[], origin: number): void {
  for (let index = 0; index < values.length; index += 1) {
    text.values.push(values[index] ?? 0);
    text.origins.push(origin);
  }
}

/** The origin of a position; at the end of the text that of the place behind its last character. */
export function originAt(text: PassText, position: number): number {
  const origin = text.origins[position];
  if (origin !== undefined) return origin;
  const last = text.origins.at(-1);
  return last === undefined ? 0 : last + 1;
}

/** Takes back what was written beyond a length. */
export function cut(text: PassText, length: number): void {
  text.values.length = length;
  text.origins.length = length;
}
