import { fail, ok, type Result } from '@tastwerk/editor-core';
import { dataIssueSentence, detectedSentence, readTable } from '../../data/index.js';
import { checkedSpec, specOfTable } from '../../making/spec-of-table.js';
import { type ChartLanguage, CHART_LANGUAGES } from '../../sheet/sheet.js';
import { type ChartSpec, type ChartTypeName } from '../../types/index.js';
import { jsonChartIn, readVega, specIssueSentence } from '../../vega/index.js';
import { tableFormOf } from '../form/table-forms.js';

type SpecIssue = Parameters<typeof specIssueSentence>[0];

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

/**
 * `spec` with the table that `data` holds, as spreadsheets copy and save it, or the chart that it is: one of ours as JSON, or a Vega-Lite spec.
 * Why there is none is said in the words of `words`.
 */
export function withData(
  spec: ChartSpec,
  data: string | Uint8Array,
  words: ChartLanguage,
): Result<ReadChart, string> {
  const { type, title, language } = spec;
  const chart = jsonChartIn(data);
  if (chart?.kind === 'vega') {
    const read = readVega(chart.json, { language });
    const say = (issues: readonly SpecIssue[]) =>
      issues.map((issue) => specIssueSentence(issue, words)).join(' ');
    if (!read.ok) return fail(say(read.error));
    return ok({
      spec: read.value.spec,
      found: read.value.notes.length > 0 ? say(read.value.notes) : undefined,
    });
  }
  if (chart) {
    const made = checkedSpec(chart.json);
    return made.ok ? ok({ spec: made.value, found: undefined }) : fail(dataIssueSentence(made.error, words));
  }
  const table = readTable(data, { language });
  if (!table.ok) return fail(dataIssueSentence(table.error, words));
  const made = specOfTable(type, table.value, { title, language, settings: settingsOf(spec) });
  if (!made.ok) return fail(dataIssueSentence(made.error, words));
  return ok({ spec: made.value, found: detectedSentence(table.value, words) });
}

/** The data of `spec` as a chart of another type; undefined where that needs other data. */
export function asType(spec: ChartSpec, type: ChartTypeName): ChartSpec | undefined {
  const { title, language } = spec;
  const [head = [], ...body] = tableFormOf({ ...spec })?.rows({ ...spec }, language) ?? [];
  // A row with a cell in it that says nothing could be the title above a table.
  const named = head.map((name, column) => (name === '' ? String(column + 1) : name));
  const text = JSON.stringify([named, ...body]);
  const table = body.length > 0 ? readTable(text, { language, hasHeader: true }) : undefined;
  const axes = {
    rowsName: 'rowsName' in spec ? spec.rowsName : '',
    ...('valuesName' in spec && spec.valuesName !== '' ? { valuesName: spec.valuesName } : {}),
  };
  const made = table?.ok ? specOfTable(type, table.value, { title, language, ...axes }) : undefined;
  return made?.ok ? made.value : undefined;
}

/** Whether `language` is one in which charts are written. */
const isChartLanguage = (language: string): language is ChartLanguage =>
  CHART_LANGUAGES.some((one) => one === language);

/** The language of charts for a language of the interface, such as `de-AT`. */
export function chartLanguage(interfaceLanguage: string): ChartLanguage {
  const [main = ''] = interfaceLanguage.split('-');
  return isChartLanguage(main) ? main : 'en';
}
