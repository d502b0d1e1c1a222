import { readVega } from '../src/vega/index.js';
import type { Json } from '../src/vega/report.js';

export const FRUIT = [
  { fruit: 'pears', number: 35, farm: 'north' },
  { fruit: 'apples', number: 20, farm: 'north' },
  { fruit: 'pears', number: 5, farm: 'south' },
  { fruit: 'apples', number: 10, farm: 'south' },
];
export const ONE_FARM = FRUIT.slice(0, 2);
export const NOMINAL = { field: 'fruit', type: 'nominal' };
export const NUMBER = { field: 'number', type: 'quantitative' };
export const FARM = { field: 'farm', type: 'nominal' };

/** A spec of bars with what a test says else. */
export const barSpec = (more: Json = {}, encoding: Json = {}, values: unknown = ONE_FARM): Json => ({
  data: { values },
  mark: 'bar',
  encoding: { x: NOMINAL, y: NUMBER, ...encoding },
  ...more,
});

export const read = (json: unknown, language: 'de' | 'en' = 'en') => readVega(json, { language });

function chartOf(json: unknown, language: 'de' | 'en' = 'en') {
  const chart = read(json, language);
  if (!chart.ok) throw new Error(JSON.stringify(chart.error));
  return chart.value;
}

export const specOf = (json: unknown, language: 'de' | 'en' = 'en'): unknown => chartOf(json, language).spec;
export const notesOf = (json: unknown) =>
  chartOf(json).notes.map(({ code, params }) => `${code} ${params.path}`);

export const refusalsOf = (json: unknown) => {
  const chart = read(json);
  return chart.ok ? [] : chart.error.map(({ code, params }) => `${code} ${String(params['path'])}`);
};
