import { decimalEvidence, numberValue, writtenNumber } from '../../data/read-number.js';
import type { ChartLanguage } from '../../sheet/sheet.js';

const USUAL = { de: ',', en: '.' } as const;

/** The number that a person wrote in a cell, with a comma or a point before its decimals, and a unit or not; undefined for what is none. */
export function readNumber(text: string, language: ChartLanguage): number | undefined {
  const written = writtenNumber(text);
  if (!written) return undefined;
  const evidence = decimalEvidence(written);
  return numberValue(written, evidence === ',' || evidence === '.' ? evidence : USUAL[language]);
}
