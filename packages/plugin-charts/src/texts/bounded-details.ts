import { LIMITS } from '@tastwerk/editor-core';
import { filled } from './filled.js';
import type { ChartLanguage } from './language.js';

/** Room for the line that says how many are left out, in characters. */
const LAST_LINE = 100;

const LEFT_OUT: Readonly<Record<ChartLanguage, string>> = {
  de: '… und {count} weitere {count|Zeile|Zeilen}',
  en: '… and {count} more {count|line|lines}',
};

/** `details` with as many of their lines as a document holds, and how many more there are. */
export function boundedDetails(details: string, language: ChartLanguage): string {
  if (details.length <= LIMITS.descriptionLength) return details;
  const lines = details.split('\n');
  let length = 0;
  const kept = lines.findIndex((line) => (length += line.length + 1) > LIMITS.descriptionLength - LAST_LINE);
  const last = filled(LEFT_OUT[language], { count: lines.length - kept });
  return [...lines.slice(0, kept), last].join('\n');
}
