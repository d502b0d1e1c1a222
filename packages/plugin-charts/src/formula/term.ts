import { piShareOf, piText } from '../figures/pi-steps.js';
import type { ChartLanguage } from '../texts/language.js';
import { writeNumber } from '../texts/numbers.js';
import { evaluateConstant } from './constant.js';
import { parseConstant } from './parse-formula.js';

/** The number that a person typed, or the value of a term such as `2π` or `√2`; undefined for what is none. */
export function readTerm(text: string): number | undefined {
  const constant = parseConstant(text.trim());
  if (!constant.ok) return undefined;
  const value = evaluateConstant(constant.value);
  return Number.isFinite(value) ? value : undefined;
}

/** `value` as it is typed: multiples of π as such. */
export function writeTerm(value: number, language: ChartLanguage): string {
  const share = piShareOf(value);
  return share ? piText(share, 'π') : writeNumber(value, language);
}
