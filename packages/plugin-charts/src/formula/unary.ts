import {
  ZERO,
  WHOLE_LINE,
  cosine,
  growing,
  holdsZero,
  hull,
  inverse,
  magnitude,
  multiply,
  negated,
  scaled,
  sine,
  squared,
  wholePower,
  add,
  type Interval,
} from './interval.js';

/** Functions of one input. */
export type UnaryName =
  | 'negate'
  | 'sqrt'
  | 'exp'
  | 'ln'
  | 'sin'
  | 'cos'
  | 'tan'
  | 'asin'
  | 'acos'
  | 'atan'
  | 'sinh'
  | 'cosh'
  | 'tanh'
  | 'asinh'
  | 'acosh'
  | 'atanh'
  | 'abs'
  | 'sign'
  | 'floor';

/** Value, first and second derivative over an interval of inputs. */
export interface Bounds {
  readonly value: Interval;
  readonly slope: Interval;
  readonly bend: Interval;
}

/** An input of a step over a cell: its bounds, and its value in the middle of the cell. */
export interface Input {
  readonly bounds: Interval;
  readonly middle: number;
  /** Whether nothing breaks inside the cell: then all of it lies at the side of a break at which the middle lies. */
  readonly clear: boolean;
}

const ONE: Interval = [1, 1];
const UNKNOWN: Bounds = { value: WHOLE_LINE, slope: WHOLE_LINE, bend: WHOLE_LINE };

function constantly(value: number): Bounds {
  return { value: [value, value], slope: ZERO, bend: ZERO };
}

/** The part of an input at the side of `at` where its middle lies. */
function sideOf(input: Input, at: number): Interval {
  const [low, high] = input.bounds;
  return input.middle >= at
    ? [Math.max(low, at), Math.max(high, at)]
    : [Math.min(low, at), Math.min(high, at)];
}

function clamped(a: Interval, low: number, high: number): Interval {
  return [Math.min(Math.max(a[0], low), high), Math.min(Math.max(a[1], low), high)];
}

/** 1 / a. */
export function reciprocal(input: Input): Bounds {
  if (holdsZero(input.bounds) && !input.clear) return UNKNOWN;
  const value = inverse(sideOf(input, 0));
  const square = squared(value);
  return { value, slope: negated(square), bend: scaled(multiply(square, value), 2) };
}

export function power(input: Input, exponent: number, real: boolean): Bounds {
  if (real) return realPower(clamped(input.bounds, 0, Infinity), exponent);
  if (exponent < 0) {
    if (holdsZero(input.bounds) && !input.clear) return UNKNOWN;
    const side = inverse(sideOf(input, 0));
    return {
      value: wholePower(side, -exponent),
      slope: scaled(wholePower(side, 1 - exponent), exponent),
      bend: scaled(wholePower(side, 2 - exponent), exponent * (exponent - 1)),
    };
  }
  const a = input.bounds;
  return {
    value: wholePower(a, exponent),
    slope: scaled(wholePower(a, exponent - 1), exponent),
    bend: exponent < 2 ? ZERO : scaled(wholePower(a, exponent - 2), exponent * (exponent - 1)),
  };
}

function realPower(a: Interval, exponent: number): Bounds {
  const raised = (by: number): Interval => (by >= 0 ? [a[0] ** by, a[1] ** by] : [a[1] ** by, a[0] ** by]);
  return {
    value: raised(exponent),
    slope: scaled(raised(exponent - 1), exponent),
    bend: scaled(raised(exponent - 2), exponent * (exponent - 1)),
  };
}

export function oddRoot(input: Input, index: number): Bounds {
  const root = (value: number): number => Math.sign(value) * Math.abs(value) ** (1 / index);
  const a = input.clear ? sideOf(input, 0) : input.bounds;
  const size = realPower(magnitude(a), 1 / index);
  const bend = holdsZero(a) && !input.clear ? WHOLE_LINE : input.middle >= 0 ? size.bend : negated(size.bend);
  return { value: growing(a, root), slope: size.slope, bend };
}

/** A function that grows everywhere, from its value and derivatives as intervals. */
function smooth(value: Interval, slope: Interval, bend: Interval): Bounds {
  return { value, slope, bend };
}

function tangent(input: Input): Bounds {
  const branch = (angle: number): number => Math.floor(angle / Math.PI + 0.5);
  const [low, high] = input.bounds;
  const crosses = branch(low) !== branch(high) || !Number.isFinite(high - low);
  if (crosses && !input.clear) return UNKNOWN;
  const own = branch(input.middle);
  // A pole is not exactly a double; beside it, the tangent may have the sign of the other side.
  const left = (own - 0.5) * Math.PI;
  const near = 1e-12 * (1 + Math.abs(left));
  const value: Interval = [
    low <= left + near ? -Infinity : Math.tan(low),
    high >= left + Math.PI - near ? Infinity : Math.tan(high),
  ];
  const slope = add(ONE, squared(value));
  return { value, slope, bend: scaled(multiply(value, slope), 2) };
}

function arcSine(a: Interval): Bounds {
  const inside = clamped(a, -1, 1);
  const size = magnitude(inside);
  const steep = (u: number): number => 1 / Math.sqrt(1 - u * u);
  const bent = (u: number): number => u / (1 - u * u) ** 1.5;
  return smooth(growing(inside, Math.asin), growing(size, steep), growing(inside, bent));
}

function arcTangent(a: Interval): Bounds {
  const size = magnitude(a);
  const slope: Interval = [1 / (1 + size[1] ** 2), 1 / (1 + size[0] ** 2)];
  return smooth(growing(a, Math.atan), slope, scaled(multiply(finite(a), squared(slope)), -2));
}

/** Bounds that can be multiplied with something that goes to zero. */
function finite(a: Interval): Interval {
  return clamped(a, -Number.MAX_VALUE, Number.MAX_VALUE);
}

function hyperbolicTangent(a: Interval): Bounds {
  const value = growing(a, Math.tanh);
  const square = squared(value);
  const slope: Interval = [Math.max(0, 1 - square[1]), 1 - square[0]];
  return smooth(value, slope, scaled(multiply(value, slope), -2));
}

function hyperbolicCosine(a: Interval): Interval {
  return growing(magnitude(a), Math.cosh);
}

function areaSine(a: Interval): Bounds {
  const size = magnitude(a);
  const slope: Interval = [1 / Math.sqrt(1 + size[1] ** 2), 1 / Math.sqrt(1 + size[0] ** 2)];
  return smooth(growing(a, Math.asinh), slope, negated(multiply(finite(a), wholePower(slope, 3))));
}

function areaCosine(a: Interval): Bounds {
  const inside = clamped(a, 1, Infinity);
  const steep = (u: number): number => 1 / Math.sqrt(u * u - 1);
  const bent = (u: number): number => (u === Infinity ? 0 : -u / (u * u - 1) ** 1.5);
  return smooth(growing(inside, Math.acosh), [steep(inside[1]), steep(inside[0])], growing(inside, bent));
}

function areaTangent(a: Interval): Bounds {
  const inside = clamped(a, -1, 1);
  const size = magnitude(inside);
  const steep = (u: number): number => 1 / (1 - u * u);
  const bent = (u: number): number => (2 * u) / (1 - u * u) ** 2;
  return smooth(growing(inside, Math.atanh), growing(size, steep), growing(inside, bent));
}

function logarithm(a: Interval): Bounds {
  const inside = clamped(a, 0, Infinity);
  const slope = inverse(inside);
  return smooth(growing(inside, Math.log), slope, negated(squared(slope)));
}

function absolute(input: Input): Bounds {
  const { bounds } = input;
  if (holdsZero(bounds) && !input.clear) {
    return { value: magnitude(bounds), slope: [-1, 1], bend: WHOLE_LINE };
  }
  const side = sideOf(input, 0);
  return input.middle >= 0
    ? { value: side, slope: ONE, bend: ZERO }
    : { value: negated(side), slope: [-1, -1], bend: ZERO };
}

/** A function that is constant between its jumps. */
function stepped(input: Input, f: (value: number) => number): Bounds {
  if (input.clear) return constantly(f(input.middle));
  const value = growing(input.bounds, f);
  return value[0] === value[1] ? constantly(value[0]) : { value, slope: WHOLE_LINE, bend: WHOLE_LINE };
}

export const UNARY_BOUNDS: Readonly<Record<UnaryName, (input: Input) => Bounds>> = {
  negate: ({ bounds }) => ({ value: negated(bounds), slope: [-1, -1], bend: ZERO }),
  sqrt: ({ bounds }) => realPower(clamped(bounds, 0, Infinity), 0.5),
  exp: ({ bounds }) => {
    const value = growing(bounds, Math.exp);
    return { value, slope: value, bend: value };
  },
  ln: ({ bounds }) => logarithm(bounds),
  sin: ({ bounds }) => {
    const value = sine(bounds);
    return { value, slope: cosine(bounds), bend: negated(value) };
  },
  cos: ({ bounds }) => {
    const value = cosine(bounds);
    return { value, slope: negated(sine(bounds)), bend: negated(value) };
  },
  tan: tangent,
  asin: ({ bounds }) => arcSine(bounds),
  acos: ({ bounds }) => {
    const { value, slope, bend } = arcSine(bounds);
    return {
      value: [Math.PI / 2 - value[1], Math.PI / 2 - value[0]],
      slope: negated(slope),
      bend: negated(bend),
    };
  },
  atan: ({ bounds }) => arcTangent(bounds),
  sinh: ({ bounds }) => {
    const value = growing(bounds, Math.sinh);
    return { value, slope: hyperbolicCosine(bounds), bend: value };
  },
  cosh: ({ bounds }) => {
    const value = hyperbolicCosine(bounds);
    return { value, slope: growing(bounds, Math.sinh), bend: value };
  },
  tanh: ({ bounds }) => hyperbolicTangent(bounds),
  asinh: ({ bounds }) => areaSine(bounds),
  acosh: ({ bounds }) => areaCosine(bounds),
  atanh: ({ bounds }) => areaTangent(bounds),
  abs: absolute,
  sign: (input) => stepped(input, Math.sign),
  floor: (input) => stepped(input, Math.floor),
};

/** Bounds of one of two functions, between which a cell may change. */
export function eitherOf(a: Bounds | undefined, b: Bounds): Bounds {
  return { value: a ? hull(a.value, b.value) : b.value, slope: WHOLE_LINE, bend: WHOLE_LINE };
}
