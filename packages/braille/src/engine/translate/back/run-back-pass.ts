import type { ClassesOf } from '../pass-test.js';
import { applyBackRule, type BackReading } from './back-pass-rule.js';
import type { BackPassIndex } from './back-pass-index.js';
import { BackOutput, type BackText, stepLimit } from './back-text.js';

/** Runs a pass that reads and writes the same kind of values. Behind a rule that replaced nothing one value is copied. */
export function runBackPass(rules: BackPassIndex, classesOf: ClassesOf, input: BackText): BackText {
  if (rules.isEmpty) return input;
  const reading: BackReading = { text: input.values, variables: [], classesOf };
  const output = new BackOutput();
  const copy = (at: number) => {
    output.mark(at);
    output.add(reading.text[at] ?? 0);
  };
  let position = 0;
  let mayMatch = true;
  for (let steps = stepLimit(input.values); position < input.values.length && steps > 0; steps -= 1) {
    const match = mayMatch ? rules.find(reading, position) : undefined;
    if (match === undefined) {
      copy(position);
      position += 1;
      mayMatch = true;
      continue;
    }
    const end = applyBackRule(match, reading, output, copy);
    if (end === undefined) break;
    mayMatch = end > position;
    position = end;
  }
  return output.finish(input, position);
}
