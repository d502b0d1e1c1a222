import type { FoundRule, PassIndex } from './pass-index.js';

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

/**
 * Runs a pass that reads and writes the same kind of values: `correct` over symbols, the later passes over cells. A text
 * that no rule holds in is answered as it is.
 */
export function runPass(index: PassIndex, input: PassText): PassText {
  if (index.isEmpty) return input;
  const { values, origins } = input;
  let output: PassText | undefined;
  let position = 0;
  let mayMatch = true;
  while (position < values.length) {
    const candidate = index.nextCandidate(values, mayMatch ? position : position + 1);
    if (output !== undefined) copy(input, position, candidate, output);
    position = candidate;
    const found = index.find(values, position);
    mayMatch = found !== undefined;
    if (found === undefined) continue;
    output ??= { values: values.slice(0, position), origins: origins.slice(0, position) };
    const next = write(found, position, input, output);
    mayMatch = next > position;
    position = next;
  }
  return output ?? input;
}

/**
 * Writes what a rule found at `start` puts in place of what it read; answers where reading goes on. A rule that copies
 * the part between its brackets discards all else that it read; any other leaves what is outside of its brackets.
 */
function write(found: FoundRule, start: number, input: PassText, output: PassText): number {
  const { action } = found.rule;
  const isCopying = action.some((step) => step.kind === 'copy');
  if (!isCopying) copy(input, start, found.replaceFrom, output);
  let place = isCopying ? start : found.replaceFrom;
  for (const step of action)
    if (step.kind === 'literal') append(output, step.values, originAt(input, place));
    else {
      copy(input, found.replaceFrom, found.replaceTo, output);
      place = found.replaceFrom;
    }
  return isCopying ? found.end : found.replaceTo;
}

function copy(input: PassText, from: number, to: number, output: PassText): void {
  for (let position = from; position < to; position += 1) {
    output.values.push(input.values[position] ?? 0);
    output.origins.push(originAt(input, position));
  }
}
