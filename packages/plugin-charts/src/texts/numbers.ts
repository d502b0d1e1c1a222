import type { ChartLanguage } from '../sheet/sheet.js';

/** More decimals than this are rounding errors. */
const MOST_DECIMALS = 10;

/** `value` as people of `language` write it: `-2,5` or `-2.5`, without grouping, since braille groups by signs of its own. */
export function writeNumber(value: number, language: ChartLanguage): string {
  const rounded = Number(value.toFixed(MOST_DECIMALS));
  // Beyond 1e21 and below 1e-6 a number is written with an exponent, which is no school notation.
  const plain =
    Math.abs(rounded) >= 1e21 || Object.is(rounded, -0) || rounded === 0
      ? String(rounded === 0 ? 0 : rounded)
      : rounded.toFixed(MOST_DECIMALS).replace(/\.?0+$/u, '');
  return language === 'de' ? plain.replace('.', ',') : plain;
}

/** Braille cells of a number in German and English braille: the number sign, then a cell for each character, and for a minus two. */
export function numberCells(text: string): number {
  return 1 + text.length + (text.startsWith('-') ? 1 : 0);
}
