/** Bounds that hold a set of numbers; either may be infinite. */
export type Interval = readonly [number, number];

export const WHOLE_LINE: Interval = [-Infinity, Infinity];
export const ZERO: Interval = [0, 0];

export function add(a: Interval, b: Interval): Interval {
  const low = a[0] + b[0];
  const high = a[1] + b[1];
  // Infinity less infinity may be anything.
  return [Number.isNaN(low) ? -Infinity : low, Number.isNaN(high) ? Infinity : high];
}

export function negated(a: Interval): Interval {
  return [-a[1], -a[0]];
}

/** A product of bounds, in which zero times infinity is zero. */
function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}

export function multiply(a: Interval, b: Interval): Interval {
  if (a === ZERO || b === ZERO) return ZERO;
  const p = times(a[0], b[0]);
  const q = times(a[0], b[1]);
  const r = times(a[1], b[0]);
  const s = times(a[1], b[1]);
  return [Math.min(p, q, r, s), Math.max(p, q, r, s)];
}

export function scaled(a: Interval, factor: number): Interval {
  return factor < 0 ? [times(a[1], factor), times(a[0], factor)] : [times(a[0], factor), times(a[1], factor)];
}

export function squared(a: Interval): Interval {
  const p = a[0] * a[0];
  const q = a[1] * a[1];
  return [a[0] < 0 && a[1] > 0 ? 0 : Math.min(p, q), Math.max(p, q)];
}

export function holdsZero(a: Interval): boolean {
  return a[0] <= 0 && a[1] >= 0;
}

export function hull(a: Interval, b: Interval): Interval {
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}

/** Absolute values. */
export function magnitude(a: Interval): Interval {
  const p = Math.abs(a[0]);
  const q = Math.abs(a[1]);
  return [holdsZero(a) ? 0 : Math.min(p, q), Math.max(p, q)];
}

/** a to a whole exponent from 0. */
export function wholePower(a: Interval, exponent: number): Interval {
  if (exponent === 0) return [1, 1];
  if (exponent % 2 === 0) {
    const size = magnitude(a);
    return [size[0] ** exponent, size[1] ** exponent];
  }
  return [a[0] ** exponent, a[1] ** exponent];
}

/** 1 / a, where a lies at one side of zero (bounds may be zero). */
export function inverse(a: Interval): Interval {
  const below = a[1] === 0 ? -Infinity : 1 / a[1];
  const above = a[0] === 0 ? Infinity : 1 / a[0];
  return [below, above];
}

export function sine(a: Interval): Interval {
  if (!(a[1] - a[0] < 2 * Math.PI)) return [-1, 1];
  const p = Math.sin(a[0]);
  const q = Math.sin(a[1]);
  const reaches = (angle: number): boolean =>
    Math.ceil((a[0] - angle) / (2 * Math.PI)) * 2 * Math.PI + angle <= a[1];
  return [reaches(-Math.PI / 2) ? -1 : Math.min(p, q), reaches(Math.PI / 2) ? 1 : Math.max(p, q)];
}

export function cosine(a: Interval): Interval {
  return sine([a[0] + Math.PI / 2, a[1] + Math.PI / 2]);
}

/** Bounds of a function that grows. */
export function growing(a: Interval, f: (value: number) => number): Interval {
  return [f(a[0]), f(a[1])];
}
