/** Reads the arguments of the library's operators, whose types it does not say. */
import type { PdfOperator } from '@tastwerk/editor-core/import';

type Outline = Extract<PdfOperator, { readonly kind: 'path' }>['outline'];
type Step = Outline[number];

/** The library's numbers for the steps of a path, which it does not publish. */
const PATH_STEP = { move: 0, line: 1, curve: 2, close: 4 } as const;

/** Also for arrays that another thread or window made. */
function isFloats(value: unknown): value is Float32Array {
  return Object.prototype.toString.call(value) === '[object Float32Array]';
}

/** Its items; none for what is no list. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isFloats(value) ? Array.from(value) : [];
}

/** A finite number. */
export function numberOf(value: unknown, fallback = 0): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

/** A property of it, also one that is worked out; undefined for what has none. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Six numbers as a map; what changes nothing where they are missing. */
export function matrixOf(value: unknown) {
  const [a, b, c, d, e, f] = listOf(value);
  return {
    a: numberOf(a, 1),
    b: numberOf(b),
    c: numberOf(c),
    d: numberOf(d, 1),
    e: numberOf(e),
    f: numberOf(f),
  };
}

/** The steps of a path, up to one that is not known. */
export function outlineOf(value: unknown): Outline {
  const numbers = isFloats(value) ? value : new Float32Array();
  const steps: Step[] = [];
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  const point = () => ({ x: next(), y: next() });
  while (at < numbers.length) {
    const step = next();
    if (step === PATH_STEP.close) steps.push({ kind: 'Z' });
    else if (step === PATH_STEP.curve) steps.push({ kind: 'C', c1: point(), c2: point(), to: point() });
    else if (step === PATH_STEP.move) steps.push({ kind: 'M', to: point() });
    else if (step === PATH_STEP.line) steps.push({ kind: 'L', to: point() });
    else break;
  }
  return steps;
}

/** The box between two corners as an outline, its corners passed through `matrix`. */
export function boxOutline(corners: unknown, matrix?: unknown): Outline | undefined {
  const [left, top, right, bottom] = listOf(corners).map((number) => numberOf(number));
  if (left === undefined || top === undefined || right === undefined || bottom === undefined)
    return undefined;
  const { a, b, c, d, e, f } = matrixOf(matrix);
  const at = (x: number, y: number) => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  return [
    { kind: 'M', to: at(left, top) },
    { kind: 'L', to: at(right, top) },
    { kind: 'L', to: at(right, bottom) },
    { kind: 'L', to: at(left, bottom) },
    { kind: 'Z' },
  ];
}
