import { fail, type Issue, ok, type Result } from '@tastwerk/editor-core';
import Papa from 'papaparse';
import { CHART_LIMITS } from '../../sheet/fields.js';
import { type ChartSpec, chartSpecSchema } from '../../types/index.js';
import { readNumber } from '../form/read-number.js';
import { tableOfRows } from '../form/table-rows.js';

/** `spec` with the table that `text` holds, as spreadsheets copy and save it, or the chart that it is as JSON. */
export function withData(spec: ChartSpec, text: string): Result<ChartSpec, Pick<Issue, 'code' | 'params'>> {
  const json = text.trimStart().startsWith('{') ? readJson(text) : undefined;
  if (json !== undefined) {
    const parsed = chartSpecSchema.safeParse(json);
    return parsed.success ? ok(parsed.data) : fail({ code: 'noChart' });
  }
  const { data } = Papa.parse<readonly string[]>(text, {
    delimitersToGuess: ['\t', ';', ','],
    skipEmptyLines: true,
  });
  const [first] = data;
  if (!first || data.length > CHART_LIMITS.rows + 1)
    return fail({ code: 'noTable', params: { most: CHART_LIMITS.rows } });
  // Without a row of names the first one holds numbers already.
  const hasNames = first.slice(1).every((cell) => readNumber(cell, spec.language) === undefined);
  const rows = hasNames ? data : [['', ...first.slice(1).map(() => '')], ...data];
  const { names, series } = tableOfRows(rows, spec.language);
  const parsed = chartSpecSchema.safeParse({ ...spec, names, series });
  return parsed.success ? ok(parsed.data) : fail({ code: 'noTable', params: { most: CHART_LIMITS.rows } });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
