import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  barSpec,
  FARM,
  FRUIT,
  NOMINAL,
  notesOf,
  NUMBER,
  ONE_FARM,
  read,
  refusalsOf,
  specOf,
} from '../../test/vega-specs.js';
import { isVegaSpec, readVega, specIssueSentence } from './index.js';

describe('data of Vega-Lite', () => {
  const names = ['apples', 'pears'];

  it.each([
    ['CSV', { values: 'fruit,number\npears,35\napples,20\n', format: { type: 'csv' } }],
    ['TSV', { values: 'fruit\tnumber\npears\t35\napples\t20\n', format: { type: 'tsv' } }],
    ['JSON as text', { values: JSON.stringify(ONE_FARM) }],
    ['a part of JSON', { values: { all: { rows: ONE_FARM } }, format: { property: 'all.rows' } }],
  ])('is read from %s', (_, data) => {
    expect(specOf({ ...barSpec(), data })).toMatchObject({ names, series: [{ values: [20, 35] }] });
  });

  it('is read by name, and from values that are alone', () => {
    const named = { ...barSpec(), data: { name: 'mine' }, datasets: { mine: ONE_FARM } };
    expect(specOf(named)).toMatchObject({ names });
    const encoding = { x: { field: 'data', bin: true }, y: { aggregate: 'count' } };
    expect(specOf({ data: { values: [3, 4, 5] }, mark: 'bar', encoding })).toMatchObject({
      values: [3, 4, 5],
    });
  });

  it('finds fields with dots in their names', () => {
    const values = [{ 'a.b': 'x', number: 1 }];
    expect(specOf(barSpec({}, { x: { field: 'a\\.b' } }, values))).toMatchObject({
      names: ['x'],
      rowsName: 'a.b',
    });
    expect(refusalsOf(barSpec({}, { x: { field: 'a.c' } }, values))).toEqual([
      'VEGA_FIELD_NESTED encoding.x.field',
    ]);
  });

  it('is bounded', () => {
    const values = Array.from({ length: 10_001 }, (_, number) => ({ fruit: 'a', number }));
    expect(refusalsOf(barSpec({}, {}, values))).toEqual(['VEGA_TOO_MANY_ROWS data.values']);
    const many = Array.from({ length: 501 }, (_, number) => ({ fruit: `f${number}`, number }));
    expect(refusalsOf(barSpec({}, {}, many))).toEqual(['DATA_TOO_MANY_ROWS undefined']);
    const apart = Array.from({ length: 10_000 }, (_, number) => ({
      fruit: `f${number}`,
      number,
      farm: `n${number}`,
    }));
    const issues = ['DATA_TOO_MANY_ROWS undefined', 'DATA_TOO_MANY_SERIES undefined'];
    expect(refusalsOf(barSpec({}, { color: FARM }, apart))).toEqual(issues);
    const points = { ...barSpec({}, { x: NUMBER, color: FARM }, apart), mark: 'point' };
    expect(refusalsOf(points)).toEqual(['DATA_TOO_MANY_SERIES undefined']);
  });
});

describe('what Vega-Lite has and charts have not', () => {
  it.each([
    [
      'data from the net',
      { ...barSpec(), data: { url: 'https://example.org/a.csv' } },
      ['VEGA_DATA_URL data.url'],
    ],
    [
      'generated data',
      { ...barSpec(), data: { sequence: { start: 0, stop: 5 } } },
      ['VEGA_DATA_GENERATED data.sequence'],
    ],
    ['no data', { ...barSpec(), data: undefined }, ['VEGA_DATA_MISSING data']],
    [
      'empty data',
      barSpec({}, {}, []),
      [
        'VEGA_DATA_MISSING data.values',
        'VEGA_FIELD_UNKNOWN encoding.x.field',
        'VEGA_FIELD_UNKNOWN encoding.y.field',
      ],
    ],
    ['a mark', { ...barSpec(), mark: 'rect' }, ['VEGA_MARK mark']],
    ['a mark as an object', { ...barSpec(), mark: { type: 'geoshape' } }, ['VEGA_MARK mark.type']],
    ['layers', { data: {}, layer: [{}] }, ['VEGA_COMPOSED layer']],
    ['charts beside each other', { data: {}, hconcat: [{}] }, ['VEGA_COMPOSED hconcat']],
    [
      'transforms',
      barSpec({ transform: [{ filter: 'datum.a > 1' }, { calculate: '1', as: 'b' }] }),
      ['VEGA_TRANSFORM transform[0]', 'VEGA_TRANSFORM transform[1]'],
    ],
    ['facets', barSpec({}, { row: FARM }), ['VEGA_CHANNEL encoding.row']],
    ['ranges', barSpec({}, { y2: { field: 'number' } }), ['VEGA_CHANNEL encoding.y2']],
    [
      'time units',
      barSpec({}, { x: { field: 'fruit', timeUnit: 'month' } }),
      ['VEGA_TIME_UNIT encoding.x.timeUnit'],
    ],
    [
      'aggregates',
      barSpec({}, { y: { ...NUMBER, aggregate: 'stdev' } }),
      ['VEGA_AGGREGATE encoding.y.aggregate'],
    ],
    [
      'aggregates as objects',
      barSpec({}, { y: { ...NUMBER, aggregate: { argmax: 'number' } } }),
      ['VEGA_AGGREGATE encoding.y.aggregate'],
    ],
    [
      'expressions in titles',
      barSpec({ title: { text: { expr: 'now()' } } }),
      ['VEGA_EXPRESSION title.text'],
    ],
    [
      'repeated fields',
      barSpec({}, { x: { field: { repeat: 'row' } } }),
      ['VEGA_EXPRESSION encoding.x.field'],
    ],
    [
      'fields that the data has not',
      barSpec({}, { x: { field: 'colour' } }),
      ['VEGA_FIELD_UNKNOWN encoding.x.field'],
    ],
    ['types', barSpec({}, { x: { field: 'fruit', type: 'geojson' } }), ['VEGA_TYPE encoding.x.type']],
    ['constants', barSpec({}, { y: { datum: 5 } }), ['VEGA_CHANNEL encoding.y.datum']],
    [
      'texts for numbers',
      barSpec({}, {}, [{ fruit: 'a', number: 'many' }]),
      ['VEGA_NOT_NUMBERS data.values[0].number'],
    ],
    ['bars of two numbers', barSpec({}, { x: NUMBER }), ['VEGA_AXES encoding']],
    ['bars with one axis', barSpec({}, { x: undefined }), ['VEGA_EXPRESSION encoding.x']],
    [
      'stacks in groups',
      barSpec({}, { xOffset: FARM, color: { field: 'number', type: 'ordinal' } }, FRUIT),
      ['VEGA_GROUPS encoding.color'],
    ],
    [
      'specs of Vega',
      { $schema: 'https://vega.github.io/schema/vega/v5.json', marks: [] },
      ['VEGA_NOT_A_SPEC $schema'],
    ],
    ['other JSON', { a: 1 }, ['VEGA_NOT_A_SPEC $schema']],
  ])('refuses %s', (_, json, refusals) => {
    expect(refusalsOf(json)).toEqual(refusals);
  });

  it('names what it leaves out', () => {
    const json = barSpec(
      {
        width: 300,
        config: { bar: {} },
        params: [{ name: 'p', select: 'point' }],
        description: 'x',
        name: 'chart',
      },
      { x: { ...NOMINAL, axis: null }, y: { ...NUMBER, title: null } },
    );
    expect(notesOf(json)).toEqual([
      'VEGA_LEFT_OUT width',
      'VEGA_LEFT_OUT config',
      'VEGA_LEFT_OUT params',
      'VEGA_LEFT_OUT description',
      'VEGA_LEFT_OUT encoding.x.axis',
      'VEGA_NAMED_AXIS encoding.y.title',
    ]);
    expect(specOf(json)).toMatchObject({ valuesName: 'number' });
  });

  it('says so in both languages, with all values', () => {
    const specs = [
      barSpec({}, { x: { field: 'colour' } }),
      { ...barSpec(), data: { url: 'https://example.org/a.csv' } },
    ];
    const sentences = specs.flatMap((json) => {
      const chart = read(json);
      const issues = chart.ok ? [] : chart.error;
      return (['de', 'en'] as const).flatMap((language) =>
        issues.map((issue) => specIssueSentence(issue, language)),
      );
    });
    expect(sentences).toContain(
      'encoding.x.field: Die Daten haben kein Feld „colour“. Vorhanden sind: fruit, number, farm.',
    );
    expect(sentences).toContain(
      'data.url: data from the net (https://example.org/a.csv) is not loaded. Put the data into data.values.',
    );
    expect(sentences).toHaveLength(4);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]/u);
  });

  it('is told from data and from other specs', () => {
    expect(isVegaSpec(barSpec())).toBe(true);
    expect(isVegaSpec({ $schema: 'https://vega.github.io/schema/vega-lite/v5.json' })).toBe(true);
    expect(isVegaSpec({ layer: [], data: {} })).toBe(true);
    expect(isVegaSpec({ type: 'bar', names: [] })).toBe(false);
    expect(isVegaSpec([{ mark: 3 }])).toBe(false);
    expect(isVegaSpec({ mark: 3, number: 4 })).toBe(false);
  });
});

describe('any JSON', () => {
  it('is a chart or a list of issues, whatever is in it', () => {
    const any = fc.jsonValue({ maxDepth: 2 });
    /** Mostly what belongs there. */
    const mostly = (...good: readonly unknown[]): fc.Arbitrary<unknown> =>
      fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: any });
    const no = undefined;
    const channel = fc.record({
      field: mostly('a', 'b', 'c'),
      type: mostly('quantitative', 'nominal', 'ordinal', 'temporal'),
      aggregate: mostly(no, no, no, 'sum', 'mean', 'count'),
      bin: mostly(no, no, no, true, false),
      sort: mostly(no, null, '-y', 'descending', ['u', 'v']),
      stack: mostly(no, no, null, 'zero', 'normalize'),
      axis: mostly(no, { title: 't' }),
    });
    const others = { theta: channel, color: channel, xOffset: channel, detail: channel, size: channel };
    const encoding = fc.record({ x: channel, y: channel, ...others }, { requiredKeys: ['x', 'y'] });
    const row = fc.record({
      a: mostly('u', 'v', 'w'),
      b: mostly(1, -2.5, null, '3'),
      c: mostly('2024-01-01', 5),
    });
    const values = fc.oneof(
      { weight: 9, arbitrary: fc.array(row, { maxLength: 6 }) },
      { weight: 1, arbitrary: any },
    );
    const mark = mostly('bar', 'line', 'area', 'point', 'arc', 'boxplot');
    const spec = fc.record({ mark, encoding, data: fc.record({ values }) });
    const types = new Map<string, number>();
    fc.assert(
      fc.property(spec, (json) => {
        const chart = readVega(json, { language: 'de' });
        if (!chart.ok) return expect(chart.error).not.toEqual([]);
        const { type } = chart.value.spec;
        types.set(type, (types.get(type) ?? 0) + 1);
      }),
      { seed: 23, numRuns: 4000 },
    );
    // The generator reaches each type but histograms, which ask for too much at once.
    for (const type of ['bar', 'line', 'scatter', 'pie', 'box']) {
      expect([type, (types.get(type) ?? 0) > 5]).toEqual([type, true]);
    }
  });
});
