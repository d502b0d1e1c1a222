import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type DataIssue, detectedSentence, readTable } from '../../data/index.js';
import { checkedSpec, specOfTable } from '../../making/spec-of-table.js';
import { type ChartLanguage, CHART_LANGUAGES } from '../../sheet/sheet.js';
import { type ChartSpec, CHART_TYPE_NAMES } from '../../types/index.js';
import { tableFormOf } from '../form/table-forms.js';

/** A chart made from a text or a file, and what was found out about its table, in a sentence. */
export interface ReadChart {
  readonly spec: ChartSpec;
  readonly found: string | undefined;
}

/** What a table does not say and its chart keeps when it gets another one: names of axes come with the table. */
const FROM_TABLE = new Set(['type', 'title', 'language', 'rowsName', 'valuesName', 'rowsAre']);

function settingsOf(spec: ChartSpec): Readonly<Record<string, unknown>> {
  const data = new Set(tableFormOf({ ...spec })?.properties ?? ['values', 'events', 'spans', 'rows']);
  return Object.fromEntries(
    Object.entries(spec).filter(([name]) => !data.has(name) && !FROM_TABLE.has(name)),
  );
}

/** The chart that a text in JSON is; undefined for other texts. */
function chartOfJson(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    const isChart =
      typeof json === 'object' &&
      json !== null &&
      'type' in json &&
      CHART_TYPE_NAMES.some((name) => name === json.type);
    return isChart ? json : undefined;
  } catch {
    return undefined;
  }
}

/** `spec` with the table that `data` holds, as spreadsheets copy and save it, or the chart that it is as JSON. */
export function withData(spec: ChartSpec, data: string | Uint8Array): Result<ReadChart, DataIssue> {
  const { type, title, language } = spec;
  const chart = chartOfJson(typeof data === 'string' ? data : new TextDecoder().decode(data));
  if (chart !== undefined) {
    const read = checkedSpec(chart);
    return read.ok ? ok({ spec: read.value, found: undefined }) : read;
  }
  const table = readTable(data, { language });
  if (!table.ok) return table;
  const made = specOfTable(type, table.value, { title, language, settings: settingsOf(spec) });
  return made.ok
    ? ok({ spec: made.value, found: detectedSentence(table.value, language) })
    : fail(made.error);
}

/** Whether `language` is one in which charts are written. */
const isChartLanguage = (language: string): language is ChartLanguage =>
  CHART_LANGUAGES.some((one) => one === language);

/** The language of charts for a language of the interface, such as `de-AT`. */
export function chartLanguage(interfaceLanguage: string): ChartLanguage {
  const [main = ''] = interfaceLanguage.split('-');
  return isChartLanguage(main) ? main : 'en';
}
