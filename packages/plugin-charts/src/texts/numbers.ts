import type { ChartLanguage } from './language.js';

/** More decimals than this are rounding errors. */
const MOST_DECIMALS = 10;

/** Digits that a number keeps exactly; those after them are noise of the binary system. */
const MOST_DIGITS = 15;

/** `value` as it is written in `language`: `-2,5` or `-2.5`, without grouping, since braille groups by signs of its own. */
export function writeNumber(value: number, language: ChartLanguage): string {
  const rounded = Number(Number(value.toFixed(MOST_DECIMALS)).toPrecision(MOST_DIGITS));
  const plain = String(rounded === 0 ? 0 : rounded);
  // Small numbers would be written with an exponent, which is no school notation.
  const digits = plain.includes('e-') ? rounded.toFixed(MOST_DECIMALS).replace(/\.?0+$/u, '') : plain;
  return language === 'de' ? digits.replace('.', ',') : digits;
}

/** Braille cells of a number in German and English braille: the number sign, then a cell for each character, and for a minus two. */
export function numberCells(text: string): number {
  return 1 + text.length + (text.startsWith('-') ? 1 : 0);
}
