import { polynomialOf } from './polynomial.js';
import { mentionsVariable } from './parse-formula.js';
import type { Expression, FunctionFormula } from './syntax.js';
import { valueAt, type Tape } from './tape.js';

/** Symmetric to the y-axis (even) or to the origin (odd). */
export type Symmetry = 'even' | 'odd';

/** How many places are compared. */
const PLACES = 24;

/** Whether values at x and −x are the same or opposite at places up to `reach`. */
export function symmetryOf(tape: Tape, reach: number): Symmetry | undefined {
  let even = true;
  let odd = true;
  let compared = 0;
  for (let index = 1; index <= PLACES; index += 1) {
    // The golden ratio spreads places without a pattern.
    const x = reach * ((index * 0.6180339887498949) % 1);
    const right = valueAt(tape, x);
    const left = valueAt(tape, -x);
    if (Number.isNaN(right) !== Number.isNaN(left)) return undefined;
    if (Number.isNaN(right)) continue;
    compared += 1;
    const off = 1e-9 * Math.max(1e-6, Math.abs(right));
    even &&= Math.abs(right - left) <= off;
    odd &&= Math.abs(right + left) <= off;
  }
  // A function that is both is zero.
  if (compared < 3 || even === odd) return undefined;
  return even ? 'even' : 'odd';
}

/** The period of a function whose variable stands in sines and the like of linear terms only. */
export function periodOf(formula: FunctionFormula): number | undefined {
  const periods: number[] = [];
  if (!collect(formula.body, formula.degrees ? 360 : 2 * Math.PI, periods)) return undefined;
  const [first, ...others] = periods;
  if (first === undefined) return undefined;
  let period = first;
  for (const other of others) {
    // The smallest common multiple, if it is a small one.
    const count = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((times) => {
      const parts = (period * times) / other;
      return Math.abs(parts - Math.round(parts)) < 1e-9;
    });
    if (count === undefined) return undefined;
    period *= count;
  }
  return period;
}

function collect(term: Expression, turn: number, periods: number[]): boolean {
  if (term.kind === 'cases') return false;
  if (!mentionsVariable(term)) return true;
  switch (term.kind) {
    case 'negate':
      return collect(term.of, turn, periods);
    case 'operation':
      if (term.operator === '^' && isEvenPower(term)) return collectHalved(term.left, turn, periods);
      return collect(term.left, turn, periods) && collect(term.right, turn, periods);
    case 'call': {
      const [input] = term.inputs;
      const isHalf = term.name === 'tan' || term.name === 'cot';
      if (!input || !(isHalf || ['sin', 'cos', 'sec', 'csc'].includes(term.name))) {
        return term.inputs.every((inner) => collect(inner, turn, periods));
      }
      const linear = polynomialOf(input);
      if (linear?.length !== 2) return false;
      periods.push((isHalf ? turn / 2 : turn) / Math.abs(linear[0] ?? 1));
      return true;
    }
    default:
      return false;
  }
}

function isEvenPower(term: Expression & { readonly kind: 'operation' }): boolean {
  return term.right.kind === 'number' && term.right.value % 2 === 0;
}

/** sin² x has half the period of sin x. */
function collectHalved(base: Expression, turn: number, periods: number[]): boolean {
  const isWave = base.kind === 'call' && (base.name === 'sin' || base.name === 'cos');
  return collect(base, isWave ? turn / 2 : turn, periods);
}
