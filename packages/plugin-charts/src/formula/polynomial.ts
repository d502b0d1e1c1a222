import { evaluateConstant } from './constant.js';
import { mentionsVariable } from './parse-formula.js';
import type { Expression } from './syntax.js';

const MOST_DEGREE = 12;

/** The coefficients of a term that is a polynomial, from that of the highest power; undefined if it is none. */
export function polynomialOf(term: Expression): readonly number[] | undefined {
  const rising = coefficients(term);
  if (!rising || rising.some((value) => !Number.isFinite(value))) return undefined;
  const size = Math.max(...rising.map(Math.abs));
  let length = rising.length;
  // A leading coefficient that is only a rounding error does not count.
  while (length > 1 && Math.abs(rising[length - 1] ?? 0) <= 1e-12 * size) length -= 1;
  return rising.slice(0, length).reverse();
}

/** From the constant up. */
function coefficients(term: Expression): readonly number[] | undefined {
  if (term.kind === 'cases') return undefined;
  if (!mentionsVariable(term)) return [evaluateConstant(term)];
  switch (term.kind) {
    case 'variable':
      return [0, 1];
    case 'negate':
      return coefficients(term.of)?.map((value) => -value);
    case 'operation': {
      const a = coefficients(term.left);
      const b = coefficients(term.right);
      if (!a || !b) return undefined;
      if (term.operator === '+') return sum(a, b, 1);
      if (term.operator === '-') return sum(a, b, -1);
      if (term.operator === '*') return product(a, b);
      const [only = Number.NaN, ...more] = b;
      if (more.length > 0) return undefined;
      return term.operator === '/' ? a.map((value) => value / only) : power(a, only);
    }
    default:
      return undefined;
  }
}

function sum(a: readonly number[], b: readonly number[], sign: number): readonly number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + sign * (b[at] ?? 0));
}

function product(a: readonly number[], b: readonly number[]): readonly number[] | undefined {
  const length = a.length + b.length - 1;
  if (length > MOST_DEGREE + 1) return undefined;
  const result = new Array<number>(length).fill(0);
  for (const [i, p] of a.entries()) {
    for (const [j, q] of b.entries()) result[i + j] = (result[i + j] ?? 0) + p * q;
  }
  return result;
}

function power(a: readonly number[], exponent: number): readonly number[] | undefined {
  if (!Number.isInteger(exponent) || exponent < 0 || exponent * (a.length - 1) > MOST_DEGREE)
    return undefined;
  let result: readonly number[] | undefined = [1];
  for (let count = 0; count < exponent && result; count += 1) result = product(result, a);
  return result;
}
