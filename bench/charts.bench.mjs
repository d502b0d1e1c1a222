/** The layout of a chart of 200 rows, and of a sheet with four function graphs: what the dialog waits for with each change. */
import { createEngine } from '@tastwerk/editor-core';
import { NO_BRAILLE } from '@tastwerk/editor-core/braille';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import charts, { chartSpecSchema, layOutSheet } from '@tastwerk/plugin-charts';
import { cpuOf } from './cpu-time.mjs';

const engine = createEngine([...standardPlugins, charts]);

const RUNS = 20;
const ROWS = 200;
const TABLE_MS = 50;
const GRAPHS_MS = 30;

const uuid = (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const names = ['document', 'page', 'legendPage', 'title', 'legendTitle', 'legend', 'chart'];
const ids = Object.fromEntries(names.map((name, index) => [name, uuid(index + 1)]));

const rows = Array.from({ length: ROWS }, (_, index) => index);
const wave = (index, turn) => Math.round(50 + 40 * Math.sin(index / 9 + turn));

/** A line of 200 rows, and 200 points. */
const TABLES = {
  'line chart': {
    type: 'line',
    names: rows.map(String),
    rowsAre: 'numbers',
    series: [{ name: 'a', values: rows.map((index) => wave(index, 0)) }],
    rowsName: 'x',
    valuesName: 'y',
  },
  histogram: { type: 'histogram', values: rows.map((index) => wave(index * 7, 1)), rowsName: 'x' },
};

const GRAPHS = {
  type: 'function',
  graphs: ['y = x^2 - 3', 'y = 2x + 1', 'y = sin x', 'y = -x^2 + 4'].map((formula) => ({ formula })),
};

const least = (values) => Math.min(...values);

function row(name, spec, limitMs, paper) {
  const chart = chartSpecSchema.parse({ title: 'Bench', language: 'en', ...spec });
  const wish = { engine, ids, system: 'EN:UEB2', paper };
  const measured = least(
    Array.from({ length: RUNS }, () => cpuOf(() => layOutSheet(chart, wish, NO_BRAILLE))),
  );
  return { name, measured: `${measured.toFixed(1)} ms`, limit: `${limitMs} ms`, ok: measured <= limitMs };
}

/** The fastest of several runs, which is what the work costs. */
export function run() {
  return [
    ...Object.entries(TABLES).map(([name, spec]) =>
      row(`A ${name} of ${ROWS} rows laid out`, spec, TABLE_MS, 'a4-landscape'),
    ),
    row('Four function graphs laid out', GRAPHS, GRAPHS_MS, 'a4-portrait'),
  ];
}
