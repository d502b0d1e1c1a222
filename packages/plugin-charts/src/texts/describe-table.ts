import type { ImageDescription } from '@tastwerk/editor-core';
import type { ChartLanguage } from '../sheet/sheet.js';
import { writeNumber } from './numbers.js';

/** Rows of names with a number for each series. */
interface Table {
  readonly language: ChartLanguage;
  readonly title: string;
  readonly names: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** What charts are called. */
const TYPES = {
  de: { bar: 'Balkendiagramm' },
  en: { bar: 'Bar chart' },
} as const;

/** Type, summary and details of a chart of a table, with the data as lines. */
export function describeTable(type: keyof (typeof TYPES)['de'], table: Table): ImageDescription {
  const { language, title, names, series } = table;
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : writeNumber(value, language);
  const rows = names.map(
    (name, row) => `${name}: ${series.map(({ values }) => write(values[row])).join('; ')}`,
  );
  const count = names.length;
  const summary =
    language === 'de'
      ? `${title === '' ? TYPES.de[type] : title}: ${count} Werte.`
      : `${title === '' ? TYPES.en[type] : title}: ${count} values.`;
  const head = series.length > 1 ? [`: ${series.map(({ name }) => name).join('; ')}`] : [];
  return { type: TYPES[language][type], summary, details: [...head, ...rows].join('\n') };
}
