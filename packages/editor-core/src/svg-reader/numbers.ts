import { mmToPx, ptToMm } from '../geometry/units.js';

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu;

/** All numbers of a list as SVG writes them, with or without commas between; what is not a number separates. */
export function numbersIn(text: string): readonly number[] {
  return Array.from(text.matchAll(NUMBER), ([number]) => Number(number));
}

/** User units (px) of one of each unit that a length may carry, at 96 to the inch. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['px', 1],
  ['pt', mmToPx(ptToMm(1))],
  ['pc', mmToPx(ptToMm(12))],
  ['in', mmToPx(25.4)],
  ['cm', mmToPx(10)],
  ['mm', mmToPx(1)],
]);

const LENGTH = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z%]*)\s*$/iu;

/** A length in user units; `fallback` where it is missing, relative (%, em) or none. */
export function lengthOf(text: string | undefined, fallback: number): number {
  const match = LENGTH.exec(text ?? '');
  const unit = UNITS.get((match?.[2] ?? '%').toLowerCase());
  const length = Number(match?.[1]) * (unit ?? Number.NaN);
  return Number.isFinite(length) ? length : fallback;
}
