import { describe, expect, it } from '@jest/globals';
import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { randomTable, RANDOM_TYPES } from '../../test/tables/random-tables.js';
import { layOutChart } from '../kind/chart-object.js';
import { charts } from '../plugin.js';
import { type ChartSpec, CHART_TYPES, chartSpecSchema } from './index.js';

const { kinds } = createEngine([...standardPlugins, charts]);
const uuid = '00000000-0000-4000-8000-000000000007';

/** What a chart says about a box of these sides, and whether a document may hold what it draws there. */
function drawn(spec: ChartSpec, width: number, height: number) {
  const area = { x: 10, y: 10, width, height };
  const { objects, notes } = layOutChart(kinds, spec, { uuid, area, cells: {} });
  const chart = kinds.create('chart', { uuid, ...area, spec, cells: {}, objects });
  const isUnique = new Set(objects.map((object) => object.uuid)).size === objects.length;
  return { notes, isHeld: isUnique && kinds.memberSchema.safeParse(chart).success };
}

const SIZES = [1, 20, 60, 160] as const;

describe('a chart in a box of any size', () => {
  it.each(RANDOM_TYPES)('%s is drawn, or says what it has no room for', (type) => {
    for (const turn of [0, 1]) {
      const seed = RANDOM_TYPES.indexOf(type) + turn * RANDOM_TYPES.length;
      const spec = chartSpecSchema.parse(randomTable(seed).input);
      for (const width of SIZES) {
        for (const height of SIZES) {
          const { isHeld } = drawn(spec, width, height);
          expect({ width, height, isHeld }).toEqual({ width, height, isHeld: true });
        }
      }
    }
  });

  it('says so where it has no room', () => {
    for (const type of RANDOM_TYPES) {
      const { notes } = drawn(CHART_TYPES[type].sample('de'), 20, 20);
      expect({ type, isOpen: notes.some(({ isOpen }) => isOpen) }).toEqual({ type, isOpen: true });
    }
  });
});

describe('a chart of extreme data', () => {
  const names = Array.from({ length: 500 }, (_, index) => `Zeile mit einem langen Namen ${index}`);
  const base = { title: '', language: 'de' };
  const series = (values: readonly (number | null)[], count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `R ${index}`, values }));
  const wild = names.map((_, index) =>
    index % 3 === 0 ? null : (index % 2 === 0 ? 1e12 : -1e12) / (index + 1),
  );

  it.each([
    ['as much as there may be', { type: 'bar', names, series: series(wild, 12) }],
    ['stacked', { type: 'bar', names, series: series(wild, 12), isStacked: true, isHorizontal: true }],
    ['lines', { type: 'line', names, series: series(wild, 12), hasPoints: true }],
    ['no value at all', { type: 'bar', names: ['a'], series: [{ name: '', values: [null] }] }],
    ['a line without a value', { type: 'line', names: ['a'], series: [{ name: '', values: [] }] }],
    ['a line of one value', { type: 'line', names: ['a'], series: [{ name: '', values: [3] }] }],
    ['equal numbers', { type: 'line', names: ['1', '1'], rowsAre: 'numbers', series: series([5, 5], 1) }],
    [
      'points at one place',
      {
        type: 'scatter',
        series: [
          {
            name: '',
            points: [
              [1, 1],
              [1, 1],
            ],
          },
        ],
        hasRegression: true,
      },
    ],
    ['no points', { type: 'scatter', series: [{ name: '', points: [] }] }],
    ['zeros', { type: 'pie', names: ['a', 'b'], values: [0, 0] }],
    ['one part', { type: 'pie', names: ['a'], values: [7] }],
    ['many parts', { type: 'pie', names, values: names.map((_, index) => index) }],
    ['nothing to count', { type: 'histogram', values: [] }],
    ['one number', { type: 'histogram', values: [4] }],
    ['huge and tiny numbers', { type: 'histogram', values: [1e-9, 1e12, -1e12] }],
    ['a tiny class', { type: 'histogram', values: [0, 1e12], classWidth: 1e-9 }],
    ['empty groups', { type: 'box', groups: [{ name: '', values: [] }] }],
    ['equal values', { type: 'box', groups: [{ name: 'a', values: [2, 2, 2] }] }],
    ['nothing of anything', { type: 'pictogram', names: [''], values: [0] }],
    ['tiny symbols', { type: 'pictogram', names, values: wild, each: 1e-9 }],
  ])('is drawn: %s', (_, input) => {
    const spec = chartSpecSchema.parse({ ...base, ...input });
    for (const [width, height] of [
      [190, 250],
      [277, 170],
    ] as const) {
      expect(drawn(spec, width, height).isHeld).toBe(true);
    }
  });
});
