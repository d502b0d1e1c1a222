import { applyPassRule } from './pass-action.js';
import type { PassIndex } from './pass-index.js';
import { PassOutput, type PassText } from './pass-text.js';
import type { PassReading } from './pass-test.js';

/** What the rules of a pass read, at the begin of a text. */
export function readingOf(index: PassIndex, text: readonly number[]): PassReading {
  const { classesOf, readsCells } = index;
  return { text, variables: [], classesOf, readsCells };
}

/**
 * Runs a pass that reads and writes the same kind of values: `correct` over symbols, the later passes over cells. A text
 * that no rule holds in is answered as it is. Behind a rule that replaced nothing the next value is copied.
 */
export function runPass(whole: PassIndex, input: PassText): PassText {
  const index = whole.in(input.values);
  if (index.isEmpty) return input;
  let reading = readingOf(index, input.values);
  let output: PassOutput | undefined;
  let position = 0;
  let mayMatch = true;
  while (position < reading.text.length) {
    const candidate = index.nextCandidate(reading.text, mayMatch ? position : position + 1);
    if (output !== undefined) copy(reading.text, position, candidate, output);
    position = candidate;
    const match = position < reading.text.length ? index.find(reading, position) : undefined;
    mayMatch = match !== undefined;
    if (match === undefined) continue;
    if (output === undefined) {
      output = new PassOutput();
      copy(reading.text, 0, position, output);
    }
    const written = output;
    const step = applyPassRule(match, reading, written, (value, at) => written.addOne(value, at));
    if (step === undefined) break;
    if (step.text !== reading.text) reading = { ...reading, text: step.text };
    mayMatch = step.position !== position;
    position = step.position;
  }
  return output?.finish(input) ?? input;
}

function copy(text: readonly number[], from: number, to: number, output: PassOutput): void {
  for (let position = from; position < to; position += 1) output.addOne(text[position] ?? 0, position);
}
