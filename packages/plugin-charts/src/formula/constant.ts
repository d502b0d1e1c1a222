import type { Expression } from './syntax.js';
import { compile } from './compile.js';
import { valueAt } from './tape.js';

/** The value of a term without a variable; NaN if it has none. */
export function evaluateConstant(expression: Expression): number {
  return valueAt(compile({ body: expression, degrees: false }), Number.NaN);
}
