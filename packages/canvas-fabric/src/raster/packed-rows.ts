import type { PathData, PathStep, Point } from '@tastwerk/editor-core/geometry';
import type { Stroke } from '@tastwerk/editor-core/scene';

/** Where packing writes. */
export interface Rows {
  readonly numbers: number[];
  readonly words: string[];
}

/** Gives what was packed in the order in which it was written. */
export interface Reader {
  readonly number: () => number;
  readonly word: () => string;
}

const STEPS = ['M', 'L', 'C', 'Z'] as const;
const CAPS = ['butt', 'round'] as const;
const JOINS = ['miter', 'round'] as const;
const INK_DIGITS = 6;
const HEXADECIMAL = 16;

/** The value that was written as its place among `values`. */
export function valueAt<T>(values: ArrayLike<T>, place: number): T {
  const value = values[place];
  if (value === undefined) throw new RangeError(`nothing is packed as ${place}`);
  return value;
}

export function writeInk(ink: string, { numbers }: Rows): void {
  numbers.push(Number.parseInt(ink, HEXADECIMAL));
}

export function inkFrom({ number }: Reader): string {
  return number().toString(HEXADECIMAL).padStart(INK_DIGITS, '0').toUpperCase();
}

export function writePoint({ x, y }: Point, { numbers }: Rows): void {
  numbers.push(x, y);
}

export function pointFrom({ number }: Reader): Point {
  return { x: number(), y: number() };
}

/** As many values as the next number says. */
export function listFrom<T>({ number }: Reader, readOne: () => T): readonly T[] {
  return Array.from({ length: number() }, readOne);
}

export function writePath(path: PathData, { numbers }: Rows): void {
  numbers.push(path.length);
  for (const step of path) {
    numbers.push(STEPS.indexOf(step.kind));
    if (step.kind === 'C') numbers.push(step.c1.x, step.c1.y, step.c2.x, step.c2.y);
    if (step.kind !== 'Z') numbers.push(step.to.x, step.to.y);
  }
}

function stepFrom(reader: Reader): PathStep {
  const kind = valueAt(STEPS, reader.number());
  if (kind === 'Z') return { kind };
  if (kind !== 'C') return { kind, to: pointFrom(reader) };
  return { kind, c1: pointFrom(reader), c2: pointFrom(reader), to: pointFrom(reader) };
}

export function pathFrom(reader: Reader): PathData {
  return listFrom(reader, () => stepFrom(reader));
}

export function writeStroke({ ink, widthMm, cap, join, dashMm = [] }: Stroke, rows: Rows): void {
  writeInk(ink, rows);
  rows.numbers.push(widthMm, CAPS.indexOf(cap), JOINS.indexOf(join), dashMm.length, ...dashMm);
}

export function strokeFrom(reader: Reader): Stroke {
  const { number } = reader;
  const ink = inkFrom(reader);
  const widthMm = number();
  const cap = valueAt(CAPS, number());
  const join = valueAt(JOINS, number());
  return { ink, widthMm, cap, join, dashMm: listFrom(reader, number) };
}
