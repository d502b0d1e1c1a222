import { readNumbers, usualDecimal } from '../../data/read-number.js';
import type { ChartLanguage } from '../../sheet/sheet.js';

/** The number that a person wrote in a cell, with a comma or a point before its decimals, and a unit or not; undefined for what is none. */
export const readNumber = (text: string, language: ChartLanguage): number | undefined =>
  readNumbers([text], usualDecimal(language))[0];
