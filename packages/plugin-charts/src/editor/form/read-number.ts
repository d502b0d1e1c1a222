import type { ChartLanguage } from '../../sheet/sheet.js';

/** Marks between groups of three digits, by the language in which numbers are written. */
const GROUPED: Readonly<Record<ChartLanguage, RegExp>> = {
  de: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u,
  en: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/u,
};

const PLAIN = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d+)?$/iu;

/** Signs that stand for a minus in texts that were copied. */
const MINUS = /[\u2212\u2013\u2010\u2011]/gu;

/** The number that a person wrote in a cell, with a comma or a point before its decimals; undefined for what is none. */
export function readNumber(text: string, language: ChartLanguage): number | undefined {
  const written = text.replaceAll(/[\s\u202f\u00a0']/gu, '').replaceAll(MINUS, '-');
  const plain = GROUPED[language].test(written)
    ? written.replaceAll(language === 'de' ? '.' : ',', '')
    : written;
  if (!PLAIN.test(plain)) return undefined;
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}
