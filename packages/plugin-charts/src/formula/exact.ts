import type { ChartLanguage } from '../sheet/sheet.js';
import { writeNumber } from '../texts/numbers.js';

/** Numbers that differ by less, beside their size, are one. */
const SAME = 1e-9;
/** Denominators that are tried. */
const DENOMINATORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 100, 1000] as const;
/** Roots of whole numbers up to this one are recognised. */
const MOST_RADICAND = 50;

const isSame = (a: number, b: number, off: number): boolean =>
  Math.abs(a - b) <= off * Math.max(1, Math.abs(b));

/** The exact number that a computed one stands for: 1 for 0.9999999999. `off` is how far the computed one may be off. */
export function tidy(value: number, off = SAME): number {
  if (!Number.isFinite(value)) return value;
  for (const denominator of DENOMINATORS) {
    const near = Math.round(value * denominator) / denominator;
    if (isSame(value, near, off)) return near === 0 ? 0 : near;
  }
  const turns = Math.round((value / Math.PI) * 12);
  if (turns !== 0 && isSame(value, (turns * Math.PI) / 12, off)) return (turns * Math.PI) / 12;
  const square = Math.round(value * value * 4) / 4;
  if (square <= MOST_RADICAND && isSame(Math.abs(value), Math.sqrt(square), off)) {
    return Math.sign(value) * Math.sqrt(square);
  }
  return value;
}

/** A number as a reader writes it: exact where it is simple (π/2, √2, 1/3), else with `decimals` decimals. */
export function writeValue(value: number, language: ChartLanguage, decimals = 2): string {
  const exact = exactText(value, language);
  return exact ?? writeNumber(Number(value.toFixed(decimals)), language);
}

/** Whether {@link writeValue} rounds a number. */
export function isRounded(value: number): boolean {
  return exactText(value, 'en') === undefined;
}

function exactText(value: number, language: ChartLanguage): string | undefined {
  const shortest = Number(value.toPrecision(12));
  if (Math.abs(shortest) < 1e9 && isSame(value, Number(shortest.toFixed(2)), SAME)) {
    return writeNumber(Number(shortest.toFixed(2)), language);
  }
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  for (const denominator of [1, 2, 3, 4, 6]) {
    const turns = Math.round((size / Math.PI) * denominator);
    if (turns > 0 && turns < 50 && isSame(size, (turns * Math.PI) / denominator, SAME)) {
      return `${sign}${turns === 1 ? '' : turns}π${denominator === 1 ? '' : `/${denominator}`}`;
    }
  }
  for (const denominator of [3, 6, 7, 9, 12]) {
    const count = Math.round(size * denominator);
    if (count < 100 && isSame(size, count / denominator, SAME)) return `${sign}${count}/${denominator}`;
  }
  const square = Math.round(size * size);
  if (square <= MOST_RADICAND && isSame(size, Math.sqrt(square), SAME)) {
    // German braille tables have no sign for a root.
    return `${sign}${language === 'de' ? `Wurzel(${square})` : `√${square}`}`;
  }
  if (isSame(size, Math.E, SAME)) return `${sign}e`;
  return undefined;
}
