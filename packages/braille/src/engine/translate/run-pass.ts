import type { FoundRule, PassIndex } from './pass-index.js';
import { append, emptyPassText, originAt, type PassText } from './pass-text.js';

/** Runs a pass that reads and writes the same kind of values: `correct` over symbols, the later passes over cells. */
export function runPass(index: PassIndex, input: PassText): PassText {
  if (index.isEmpty) return input;
  const output = emptyPassText();
  let position = 0;
  let mayMatch = true;
  while (position < input.values.length) {
    const found: FoundRule | undefined = mayMatch ? index.find(input.values, position) : undefined;
    if (found === undefined) {
      copy(input, position, position + 1, output);
      position += 1;
      mayMatch = true;
      continue;
    }
    copy(input, position, found.replaceFrom, output);
    writeAction(found, input, output);
    mayMatch = found.replaceTo > position;
    position = found.replaceTo;
  }
  return output;
}

function writeAction(found: FoundRule, input: PassText, output: PassText): void {
  for (const step of found.rule.action)
    if (step.kind === 'literal') append(output, step.values, originAt(input, found.replaceFrom));
    else copy(input, found.replaceFrom, found.replaceTo, output);
}

function copy(input: PassText, from: number, to: number, output: PassText): void {
  for (let position = from; position < to; position += 1) {
    output.values.push(input.values[position] ?? 0);
    output.origins.push(originAt(input, position));
  }
}
