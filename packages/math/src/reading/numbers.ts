import type { MathLanguage } from '../model/language.js';

/** Spaces that group the digits of a number. */
const THIN_SPACES = '\\u2009\\u202f\\u00a0';

const PATTERNS = {
  // In a list without spaces (1,2,3) the comma is no decimal mark.
  de: pattern(`[.${THIN_SPACES}]|\\\\,`, ',|\\{,\\}', '(?<!\\d,)\\d+(?:[.,]|\\{,\\})\\d+(?!\\d|,\\d)'),
  en: pattern(`[,${THIN_SPACES}]|\\\\,|\\{,\\}`, '\\.', '\\d+\\.\\d+|\\.\\d+'),
};

/** A number grouped by threes, one with a decimal mark, or plain digits. */
function pattern(group: string, decimal: string, withDecimals: string): RegExp {
  const grouped = `\\d{1,3}(?:(?:${group})\\d{3})+(?!\\d)(?:(?:${decimal})\\d+)?`;
  return new RegExp(`${grouped}|${withDecimals}|\\d+`, 'uy');
}

export interface ReadNumber {
  /** As {@link import('../model/nodes.js').MathNumber} holds it. */
  readonly value: string;
  readonly length: number;
}

/**
 * The number that begins at `at`. German has a decimal comma and reads a point as one where it does not group; English has a decimal point.
 * A comma with exactly three digits behind it groups in English, a point in German.
 */
export function numberAt(source: string, at: number, language: MathLanguage): ReadNumber | undefined {
  const reader = PATTERNS[language];
  reader.lastIndex = at;
  const written = reader.exec(source)?.[0];
  if (written === undefined) return undefined;
  const plain = written.replaceAll('{,}', ',').replaceAll('\\,', '\u2009');
  return { value: plainValue(plain, language), length: written.length };
}

function plainValue(written: string, language: MathLanguage): string {
  const isGrouped = /^\d{1,3}(?:[.,\u2009\u202f\u00a0]\d{3})+(?!\d)/u.test(written);
  const [decimal, group] = language === 'de' ? [',', '.'] : ['.', ','];
  const parts = /^(.*?)(?:([.,])(\d+))?$/u.exec(written);
  if (!isGrouped || parts === null) return written.replace(/[.,]/u, '.').replace(/^\./u, '0.');
  const [, whole = '', mark, digits = ''] = parts;
  const hasDecimals = mark === decimal;
  const groups = hasDecimals ? whole : written;
  const spaced = groups.replaceAll(group, ' ').replaceAll(/[\u2009\u202f\u00a0]/gu, ' ');
  return hasDecimals ? `${spaced}.${digits}` : spaced;
}
