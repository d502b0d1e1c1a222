import type { Point } from '../geometry/point.js';
import { degToRad } from '../geometry/units.js';
import type { Matrix } from '../geometry/matrix.js';
import { numbersIn } from './numbers.js';

/** The map that changes nothing. */
export const IDENTITY: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** The map that does `inner` first and then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** Where `matrix` takes `point`. */
export function applyMatrix({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** How much longer lengths become by `matrix`, on the mean of all directions. */
export function meanScale({ a, b, c, d }: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

function moveBy(e: number, f: number): Matrix {
  return { ...IDENTITY, e, f };
}

function turnBy(degrees: number): Matrix {
  const [cos, sin] = [Math.cos(degToRad(degrees)), Math.sin(degToRad(degrees))];
  return { ...IDENTITY, a: cos, b: sin, c: -sin, d: cos };
}

/** The functions of a `transform` attribute (SVG 1.1, 7.6). */
const FUNCTIONS: ReadonlyMap<string, (values: readonly number[]) => Matrix> = new Map<
  string,
  (values: readonly number[]) => Matrix
>([
  ['matrix', ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => ({ a, b, c, d, e, f })],
  ['translate', ([x = 0, y = 0]) => moveBy(x, y)],
  ['scale', ([x = 1, y = x]) => ({ ...IDENTITY, a: x, d: y })],
  [
    'rotate',
    ([degrees = 0, x = 0, y = 0]) => multiply(multiply(moveBy(x, y), turnBy(degrees)), moveBy(-x, -y)),
  ],
  ['skewx', ([degrees = 0]) => ({ ...IDENTITY, c: Math.tan(degToRad(degrees)) })],
  ['skewy', ([degrees = 0]) => ({ ...IDENTITY, b: Math.tan(degToRad(degrees)) })],
]);

const CALL = /([a-z]+)\s*\(([^)]*)\)/giu;

/** The map of a `transform` attribute; functions that SVG does not know change nothing. */
export function transformOf(text: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', values = ''] of text.matchAll(CALL)) {
    const call = FUNCTIONS.get(name.toLowerCase());
    if (call) matrix = multiply(matrix, call(numbersIn(values)));
  }
  return matrix;
}
