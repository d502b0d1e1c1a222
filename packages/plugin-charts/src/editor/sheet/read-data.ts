import { fail, ok, type Result } from '@tastwerk/editor-core';
import Papa from 'papaparse';
import { CHART_LIMITS } from '../../sheet/fields.js';
import { type ChartSpec, chartSpecSchema } from '../../types/index.js';
import { readNumber } from '../form/read-number.js';
import { tableFormOf } from '../form/table-forms.js';

/** Why a text gives no chart; its sentence stands in `import` by this code. */
interface DataFailure {
  readonly code: 'noChart' | 'noPlace' | 'noTable';
  readonly params?: Readonly<Record<string, number>>;
}

/** `spec` with the table that `text` holds, as spreadsheets copy and save it, or the chart that it is as JSON. */
export function withData(spec: ChartSpec, text: string): Result<ChartSpec, DataFailure> {
  const json = text.trimStart().startsWith('{') ? readJson(text) : undefined;
  if (json !== undefined) {
    const parsed = chartSpecSchema.safeParse(json);
    return parsed.success ? ok(parsed.data) : fail({ code: 'noChart' });
  }
  const none = fail({ code: 'noTable', params: { most: CHART_LIMITS.rows } } as const);
  const table = tableFormOf({ ...spec });
  if (!table) return fail({ code: 'noPlace' });
  const { data } = Papa.parse<readonly string[]>(text, {
    delimitersToGuess: ['\t', ';', ','],
    skipEmptyLines: true,
  });
  const [first] = data;
  if (!first || data.length > CHART_LIMITS.rows + 1) return none;
  // Without a row of names the first one holds numbers already.
  const isNumber = (cell: string) => readNumber(cell, spec.language) !== undefined;
  const hasHead = !first.slice(1).some(isNumber) && !(first.length === 1 && first.some(isNumber));
  const rows = hasHead ? data : [first.map(() => ''), ...data];
  const parsed = chartSpecSchema.safeParse({ ...spec, ...table.read(rows, spec.language) });
  return parsed.success ? ok(parsed.data) : none;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
