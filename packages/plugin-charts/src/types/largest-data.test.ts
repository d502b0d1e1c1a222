import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@tastwerk/editor-core';
import { chartEngine } from '../../test/proofed-sheet.js';
import { CHART_LANGUAGES, type ChartLanguage } from '../texts/language.js';
import { CHART_TYPE_NAMES, type ChartTypeName, chartSpecSchema, withChartType } from './index.js';
import { textsOf } from './texts-of.js';

const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const longest = (index: number) => `${index} `.padEnd(200, 'x');
const value = (index: number) => -1e12 + index / 7;
const names = many(500, longest);
const values = many(500, value);

/** As much data as the schema of each type takes. */
const LARGEST: Readonly<Record<ChartTypeName, object>> = {
  bar: { names, series: many(12, (index) => ({ name: longest(index), values })) },
  line: { names, series: many(12, (index) => ({ name: longest(index), values })) },
  scatter: {
    series: many(12, (index) => ({ name: longest(index), points: values.map((y) => [y, -y]) })),
    hasRegression: true,
  },
  pie: { names, values: values.map(Math.abs) },
  histogram: { values, classWidth: 0.1 },
  box: { groups: many(40, (index) => ({ name: longest(index), values })) },
  pictogram: { names, values: values.map(Math.abs) },
  'number-line': {
    points: many(30, (index) => ({ at: value(index), name: longest(index) })),
    intervals: many(6, (index) => ({ from: value(index), name: longest(index) })),
    jumps: many(12, (index) => ({ from: value(index), to: 0, name: longest(index) })),
  },
  coordinates: {
    points: many(40, (index) => ({ x: value(index), y: 1, name: longest(index) })),
    segments: many(20, (index) => ({ from: { x: 0, y: 0 }, to: { x: 1, y: 1 }, name: longest(index) })),
  },
  function: {
    graphs: many(8, (index) => ({ formula: index % 2 === 0 ? '0' : 'cos(24x)', name: longest(index) })),
  },
  timeline: {
    events: many(30, (index) => ({ at: '1989-11-09', name: longest(index) })),
    spans: many(10, (index) => ({ from: '1914-07-28', to: '1918-11-11', name: longest(index) })),
  },
  table: { rows: many(40, () => many(12, longest)) },
  clock: {},
  dice: { values: many(20, () => 6) },
  fraction: { fractions: many(8, (index) => ({ numerator: 60, denominator: 20, name: longest(index) })) },
  thermometer: {},
  venn: {
    sets: many(3, longest),
    regions: [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]].map((inside) => ({
      inside,
      text: longest(9),
    })),
  },
  'unit-circle': {},
  'flow-chart': { outline: many(40, (index) => `${index} `.padEnd(90, 'x')).join('\n') },
  'family-tree': {
    outline: many(20, (index) => `${' '.repeat(index)}${'x'.repeat(65)} + ${'y'.repeat(65)}`).join('\n'),
  },
  construction: {
    elements: [
      ...many(20, (index) => ({
        name: `A${index}`.padEnd(20, '0'),
        kind: 'point',
        args: [index, index ** 2],
      })),
      ...many(100, (index) => ({
        name: `P${index}`,
        kind: 'polygon',
        args: many(20, (corner) => `A${corner}`.padEnd(20, '0')),
      })),
    ],
  },
  solid: { shape: 'prism', sides: 8, width: 1, labels: 'corners' },
  net: { shape: 'cube', width: 1 },
  cards: { items: many(60, (index) => ({ text: longest(index), count: 20 })) },
};

/** The description of the largest data of each type and language, made once: that of many graphs takes a second. */
const descriptions = new Map(
  CHART_TYPE_NAMES.flatMap((type) =>
    CHART_LANGUAGES.map((language) => {
      const spec = chartSpecSchema.parse({ type, title: 'x'.repeat(300), language, ...LARGEST[type] });
      return [`${type} ${language}`, withChartType(spec, (own, given) => own.describe(given))] as const;
    }),
  ),
);

const describedLargest = (type: ChartTypeName, language: ChartLanguage) => {
  const description = descriptions.get(`${type} ${language}`);
  if (!description) throw new Error(`no description of ${type}`);
  return description;
};

/** Types whose largest data has more lines than a document holds. */
const CUT = ['bar', 'line', 'scatter', 'pie', 'pictogram', 'function', 'table', 'construction'] as const;

describe('the description of a chart with as much data as there may be', () => {
  it.each(CHART_TYPE_NAMES)('is held by a document: %s', (type) => {
    for (const language of CHART_LANGUAGES) {
      for (const text of Object.values(describedLargest(type, language)))
        expect(text.length).toBeLessThanOrEqual(LIMITS.descriptionLength);
    }
  });

  it('says how many lines are left out', () => {
    for (const type of CUT) {
      expect(describedLargest(type, 'de').details).toMatch(/\n… und \d+ weitere Zeilen$/u);
      expect(describedLargest(type, 'en').details).toMatch(/\n… and \d+ more lines$/u);
    }
    const { details } = describedLargest('table', 'en');
    const lines = details.split('\n');
    expect(lines.at(-1)).toBe(`… and ${40 - (lines.length - 1)} more lines`);
  });
});

describe('the texts of a chart with as much data as there may be', () => {
  const uuid = '00000000-0000-4000-8000-000000000001';
  const worded = (index: number) => `Wort${index} und${index} Wort${index}b`;

  it.each([
    { type: 'table', rows: many(40, (row) => many(12, (column) => worded(12 * row + column))) },
    {
      type: 'timeline',
      events: many(30, (index) => ({
        at: '1989',
        name: many(40, (word) => `${index}w${word}`)
          .join(' ')
          .slice(0, 200),
      })),
    },
    { type: 'bar', names, series: many(12, (index) => ({ name: longest(index), values })) },
  ])('are as many as a chart keeps: $type', (input) => {
    const spec = chartSpecSchema.parse({ title: '', language: 'de', ...input });
    const cells = Object.fromEntries(Array.from(textsOf(spec), (text) => [text, text.length]));
    const place = { uuid, x: 10, y: 30, width: 190, height: 240 };
    const chart = chartEngine.kinds.create('chart', { ...place, spec, cells });
    expect(chartEngine.kinds.memberSchema.safeParse(chart).error).toBeUndefined();
  });

  it('are first of all the cells of a table', () => {
    const rows = many(40, (row) => many(12, (column) => worded(12 * row + column)));
    const texts = textsOf(chartSpecSchema.parse({ type: 'table', title: '', language: 'de', rows }));
    for (const text of rows.flat()) expect(texts.has(text)).toBe(true);
  });
});
