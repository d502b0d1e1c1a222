import type { Comparison } from './syntax.js';
import type { UnaryName } from './unary.js';

/**
 * A formula as a list of steps, each of which uses results of steps before it. It is worked off for a number, or for an interval with
 * first and second derivatives (`interval-run.ts`).
 */
export interface Tape {
  readonly steps: readonly Step[];
  /** The step that gives the value. */
  readonly result: number;
  /** Where a value or a slope may break. */
  readonly watched: readonly Watched[];
  /** Values of the steps at the last number; written by `valueAt`. */
  readonly values: Float64Array;
}

export type Step =
  | { readonly kind: 'constant'; readonly value: number }
  | { readonly kind: 'variable' }
  | BinaryStep
  | { readonly kind: 'unary'; readonly name: UnaryName; readonly a: number }
  /** a to a whole number, or (if `real`) to another one for a ≥ 0. */
  | { readonly kind: 'power'; readonly a: number; readonly exponent: number; readonly real: boolean }
  /** The root of a with an odd index, for all a. */
  | { readonly kind: 'oddRoot'; readonly a: number; readonly index: number }
  | { readonly kind: 'select'; readonly choices: readonly Choice[]; readonly otherwise: number | undefined };

export interface BinaryStep {
  readonly kind: 'add' | 'subtract' | 'multiply' | 'divide';
  readonly a: number;
  readonly b: number;
}

interface Choice {
  readonly when: Test;
  readonly then: number;
}

/** A condition on results of steps. */
export type Test =
  | { readonly kind: 'compare'; readonly comparison: Comparison; readonly a: number; readonly b: number }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Test[] };

/** A step that breaks something where it is `at`, or any whole number plus `at`, or an odd multiple of π/2. */
export interface Watched {
  readonly step: number;
  readonly kind: 'at' | 'whole' | 'pole';
  readonly at: number;
}

/** The value at x; NaN where there is none. */
export function valueAt(tape: Tape, x: number): number {
  const { steps, values } = tape;
  for (let index = 0; index < steps.length; index += 1) {
    const step = steps[index];
    if (step) values[index] = resultOf(step, values, x);
  }
  return value(values, tape.result);
}

export function resultOf(step: Step, values: Float64Array, x: number): number {
  switch (step.kind) {
    case 'constant':
      return step.value;
    case 'variable':
      return x;
    case 'add':
      return value(values, step.a) + value(values, step.b);
    case 'subtract':
      return value(values, step.a) - value(values, step.b);
    case 'multiply':
      return value(values, step.a) * value(values, step.b);
    case 'divide': {
      const divisor = value(values, step.b);
      return divisor === 0 ? Number.NaN : value(values, step.a) / divisor;
    }
    case 'unary':
      return UNARY_VALUES[step.name](value(values, step.a));
    case 'power':
      return power(value(values, step.a), step.exponent, step.real);
    case 'oddRoot':
      return oddRoot(value(values, step.a), step.index);
    case 'select': {
      const chosen = chosenStep(step, values);
      return chosen === undefined ? Number.NaN : value(values, chosen);
    }
  }
}

function value(values: Float64Array, index: number): number {
  return values[index] ?? Number.NaN;
}

function power(base: number, exponent: number, real: boolean): number {
  if (real && base < 0) return Number.NaN;
  if (base === 0 && exponent < 0) return Number.NaN;
  return base ** exponent;
}

function oddRoot(radicand: number, index: number): number {
  return index === 3 ? Math.cbrt(radicand) : Math.sign(radicand) * Math.abs(radicand) ** (1 / index);
}

/** The step that a choice takes by the values of the steps; undefined where no case holds. */
export function chosenStep(
  step: Step & { readonly kind: 'select' },
  values: Float64Array,
): number | undefined {
  for (const choice of step.choices) if (holds(choice.when, values)) return choice.then;
  return step.otherwise;
}

function holds(test: Test, values: Float64Array): boolean {
  if (test.kind !== 'compare') {
    return test.kind === 'all'
      ? test.of.every((part) => holds(part, values))
      : test.of.some((part) => holds(part, values));
  }
  const a = value(values, test.a);
  const b = value(values, test.b);
  switch (test.comparison) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '=':
      return a === b;
    case '!=':
      return a !== b;
  }
}

const UNARY_VALUES: Readonly<Record<UnaryName, (a: number) => number>> = {
  negate: (a) => -a,
  sqrt: Math.sqrt,
  exp: Math.exp,
  ln: (a) => (a > 0 ? Math.log(a) : Number.NaN),
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: (a) => (Math.abs(a) < 1 ? Math.atanh(a) : Number.NaN),
  abs: Math.abs,
  sign: Math.sign,
  floor: Math.floor,
};
