import { describe, expect, it } from '@jest/globals';
import { barSpec, FARM, FRUIT, NOMINAL, notesOf, NUMBER, refusalsOf, specOf } from '../../test/vega-specs.js';
import type { Json } from './report.js';

describe('bars of Vega-Lite', () => {
  it('take rows, values, titles and the order of names', () => {
    const json = barSpec({ title: 'Harvest', $schema: 'https://vega.github.io/schema/vega-lite/v5.json' });
    expect(specOf(json)).toEqual({
      type: 'bar',
      title: 'Harvest',
      language: 'en',
      names: ['apples', 'pears'],
      series: [{ name: 'number', values: [20, 35] }],
      isHorizontal: false,
      isStacked: false,
      rowsName: 'fruit',
      valuesName: 'number',
    });
    expect(notesOf(json)).toEqual([]);
  });

  it('take titles of axes, and lines of a title', () => {
    const json = barSpec(
      { title: { text: ['Harvest', '2024'], fontSize: 20 } },
      { x: { ...NOMINAL, title: 'Fruit' }, y: { ...NUMBER, axis: { title: 'Mass in kg', grid: false } } },
    );
    expect(specOf(json)).toMatchObject({
      title: 'Harvest 2024',
      rowsName: 'Fruit',
      valuesName: 'Mass in kg',
    });
    expect(notesOf(json)).toEqual(['VEGA_LEFT_OUT title.fontSize', 'VEGA_LEFT_OUT encoding.y.axis.grid']);
  });

  it('lie where the values are below', () => {
    const json = barSpec({}, { x: NUMBER, y: NOMINAL });
    expect(specOf(json)).toMatchObject({
      isHorizontal: true,
      names: ['apples', 'pears'],
      valuesName: 'number',
    });
  });

  it.each([
    ['count', { aggregate: 'count' }, [2, 2], 'Anzahl'],
    ['sum', { ...NUMBER, aggregate: 'sum' }, [30, 40], 'Summe von number'],
    ['mean', { ...NUMBER, aggregate: 'mean' }, [15, 20], 'Mittelwert von number'],
    ['average', { ...NUMBER, aggregate: 'average' }, [15, 20], 'Mittelwert von number'],
    ['median', { ...NUMBER, aggregate: 'median' }, [15, 20], 'Median von number'],
    ['min', { ...NUMBER, aggregate: 'min' }, [10, 5], 'Kleinster Wert von number'],
    ['max', { ...NUMBER, aggregate: 'max' }, [20, 35], 'Größter Wert von number'],
  ])('aggregate by %s', (_, y, values, valuesName) => {
    expect(specOf(barSpec({}, { y }, FRUIT), 'de')).toMatchObject({ series: [{ values }], valuesName });
  });

  it('are stacked by colour, or beside each other by an offset', () => {
    const series = [
      { name: 'north', values: [20, 35] },
      { name: 'south', values: [10, 5] },
    ];
    expect(specOf(barSpec({}, { color: FARM }, FRUIT))).toMatchObject({ series, isStacked: true });
    expect(specOf(barSpec({}, { color: FARM, xOffset: FARM }, FRUIT))).toMatchObject({
      series,
      isStacked: false,
    });
    const apart = barSpec({}, { y: { ...NUMBER, stack: null }, color: FARM }, FRUIT);
    expect(specOf(apart)).toMatchObject({ series, isStacked: false });
  });

  it('are shares where they are normalised', () => {
    const json = barSpec({}, { y: { ...NUMBER, stack: 'normalize' }, color: FARM }, FRUIT);
    expect(specOf(json)).toMatchObject({
      series: [
        { name: 'north', values: [66.6667, 87.5] },
        { name: 'south', values: [33.3333, 12.5] },
      ],
      isStacked: true,
      valuesName: 'Share in %',
    });
  });

  it('say that they add what is at the same place', () => {
    const json = barSpec({}, {}, FRUIT);
    expect(specOf(json)).toMatchObject({ series: [{ values: [30, 40] }] });
    expect(notesOf(json)).toEqual(['VEGA_SUMMED encoding.y']);
  });

  it('have no series by what an axis says already', () => {
    expect(specOf(barSpec({}, { color: NOMINAL }))).toMatchObject({ series: [{ name: 'number' }] });
  });

  it.each([
    ['descending', 'descending', ['pears', 'apples']],
    ['as in the data', null, ['pears', 'apples']],
    ['as listed', ['pears'], ['pears', 'apples']],
    ['by value', 'y', ['apples', 'pears']],
    ['by value, largest first', '-y', ['pears', 'apples']],
    ['by value, as an object', { encoding: 'y', order: 'descending' }, ['pears', 'apples']],
    ['by another field', { field: 'rank', op: 'mean' }, ['pears', 'apples']],
  ])('are sorted %s', (_, sort, names) => {
    const values = [
      { fruit: 'pears', number: 35, rank: 1 },
      { fruit: 'apples', number: 20, rank: 2 },
    ];
    const json = barSpec({}, { x: { ...NOMINAL, sort } }, values);
    expect(specOf(json)).toMatchObject({ names });
    expect(notesOf(json)).toEqual([]);
  });

  it('name a way of sorting that is left out', () => {
    expect(notesOf(barSpec({}, { x: { ...NOMINAL, sort: 'opacity' } }))).toEqual([
      'VEGA_LEFT_OUT encoding.x.sort',
    ]);
  });

  it('keep missing values', () => {
    const values = [{ fruit: 'a', number: null }, { fruit: 'b', number: 2 }, { fruit: 'c' }];
    expect(specOf(barSpec({}, {}, values))).toMatchObject({ series: [{ values: [null, 2, null] }] });
  });

  it('over classes are histograms', () => {
    const values = [1, 2, 2.5, 7].map((size) => ({ size }));
    const encoding = { x: { field: 'size', bin: { step: 2, maxbins: 10 } }, y: { aggregate: 'count' } };
    const json = { data: { values }, mark: 'bar', encoding };
    expect(specOf(json)).toMatchObject({
      type: 'histogram',
      values: [1, 2, 2.5, 7],
      classWidth: 2,
      rowsName: 'size',
    });
    expect(notesOf(json)).toEqual(['VEGA_LEFT_OUT encoding.x.bin.maxbins']);
    const grouped = { ...json, encoding: { ...encoding, y: { field: 'size', aggregate: 'mean' } } };
    expect(refusalsOf(grouped)).toEqual(['VEGA_BIN encoding.x.bin']);
  });
});

describe('lines of Vega-Lite', () => {
  const lineSpec = (x: Json, values: unknown, more: Json = {}): Json => ({
    data: { values },
    mark: 'line',
    encoding: { x, y: NUMBER },
    ...more,
  });

  it('run over numbers in their order', () => {
    const values = [
      { at: 10, number: 3 },
      { at: 2.5, number: 1 },
    ];
    expect(specOf(lineSpec({ field: 'at', type: 'quantitative' }, values), 'de')).toMatchObject({
      type: 'line',
      names: ['2,5', '10'],
      series: [{ values: [1, 3] }],
      rowsAre: 'numbers',
    });
  });

  it('run over dates in their order, also as time stamps', () => {
    const day = { field: 'day', type: 'temporal' };
    const texts = [
      { day: '2024-02-01', number: 2 },
      { day: '2024-01-15T00:00:00', number: 1 },
    ];
    const names = ['2024-01-15', '2024-02-01'];
    expect(specOf(lineSpec(day, texts))).toMatchObject({
      names,
      rowsAre: 'dates',
      series: [{ values: [1, 2] }],
    });
    const stamps = [
      { day: Date.UTC(2024, 1, 1), number: 2 },
      { day: Date.UTC(2024, 0, 15), number: 1 },
    ];
    expect(specOf(lineSpec(day, stamps))).toMatchObject({
      names,
      rowsAre: 'dates',
      series: [{ values: [1, 2] }],
    });
  });

  it('run over years that are numbers', () => {
    const values = [
      { year: 2021, number: 2 },
      { year: 2020, number: 1 },
    ];
    const json = lineSpec({ field: 'year', type: 'temporal' }, values);
    expect(specOf(json)).toMatchObject({ names: ['2020', '2021'], rowsAre: 'dates' });
  });

  it('are series by colour, dashes and details together', () => {
    const values = [
      { at: 'a', number: 1, sex: 'f', year: 2023 },
      { at: 'a', number: 2, sex: 'm', year: 2023 },
      { at: 'a', number: 3, sex: 'f', year: 2024 },
    ];
    const json = lineSpec({ field: 'at', type: 'ordinal' }, values);
    const encoding = {
      x: { field: 'at', type: 'ordinal' },
      y: NUMBER,
      color: { field: 'sex' },
      detail: [{ field: 'year', type: 'ordinal' }],
    };
    const names = ['f, 2023', 'f, 2024', 'm, 2023'];
    expect(specOf({ ...json, encoding })).toMatchObject({ series: names.map((name) => ({ name })) });
  });

  it('have points where the mark has', () => {
    const values = [{ at: 'a', number: 1 }];
    const at = { field: 'at', type: 'ordinal' };
    expect(specOf(lineSpec(at, values, { mark: { type: 'line', point: true } }))).toMatchObject({
      hasPoints: true,
    });
    const smooth = lineSpec(at, values, { mark: { type: 'line', interpolate: 'monotone' } });
    expect(specOf(smooth)).toMatchObject({ hasPoints: false });
    expect(notesOf(smooth)).toEqual(['VEGA_LEFT_OUT mark.interpolate']);
  });

  it('average several values at a place and say so', () => {
    const values = [
      { at: 'a', number: 1 },
      { at: 'a', number: 4 },
    ];
    const json = lineSpec({ field: 'at', type: 'ordinal' }, values);
    expect(specOf(json)).toMatchObject({ series: [{ values: [2.5] }] });
    expect(notesOf(json)).toEqual(['VEGA_AVERAGED encoding.y']);
  });

  it('stand for areas, with a note', () => {
    const json = { ...barSpec(), mark: 'area' };
    expect(specOf(json)).toMatchObject({ type: 'line' });
    expect(notesOf(json)).toEqual(['VEGA_AREA_AS_LINE mark']);
    const shares = {
      ...barSpec({}, { y: { ...NUMBER, stack: 'normalize' }, color: FARM }, FRUIT),
      mark: 'area',
    };
    expect(refusalsOf(shares)).toEqual(['VEGA_STACK encoding.y.stack']);
  });

  it('are refused where they run upright', () => {
    expect(refusalsOf({ ...barSpec({}, { x: NUMBER, y: NOMINAL }), mark: 'line' })).toEqual([
      'VEGA_AXES encoding',
    ]);
  });
});

describe('points of Vega-Lite', () => {
  const values = [
    { x: 1, y: 2, kind: 'b' },
    { x: 3, y: 4, kind: 'a' },
    { x: 3, y: 6, kind: 'a' },
    { x: 5, y: null, kind: 'a' },
  ];
  const [x, y] = ['x', 'y'].map((field) => ({ field, type: 'quantitative' }));

  it.each(['point', 'circle', 'square'])('of mark %s are a scatter plot', (mark) => {
    const json = { data: { values }, mark, encoding: { x, y } };
    const points = [
      [1, 2],
      [3, 4],
      [3, 6],
    ];
    expect(specOf(json)).toMatchObject({
      type: 'scatter',
      series: [{ points }],
      rowsName: 'x',
      valuesName: 'y',
    });
  });

  it('have series by shape', () => {
    const json = { data: { values }, mark: 'point', encoding: { x, y, shape: { field: 'kind' } } };
    expect(specOf(json)).toMatchObject({
      series: [
        {
          name: 'a',
          points: [
            [3, 4],
            [3, 6],
          ],
        },
        { name: 'b', points: [[1, 2]] },
      ],
    });
  });

  it('are one for each place where they are aggregated', () => {
    const json = { data: { values }, mark: 'point', encoding: { x, y: { ...y, aggregate: 'mean' } } };
    expect(specOf(json)).toMatchObject({
      series: [
        {
          points: [
            [1, 2],
            [3, 5],
          ],
        },
      ],
      valuesName: 'Mean of y',
    });
  });

  it('name what is left out: size, tooltip, scales and colours of numbers', () => {
    const encoding = {
      x: { ...x, scale: { zero: false, type: 'log' } },
      y,
      size: { field: 'y' },
      tooltip: [{ field: 'kind' }],
      color: { field: 'y', type: 'quantitative' },
      opacity: { value: 0.5 },
    };
    expect(notesOf({ data: { values }, mark: { type: 'point', filled: true }, encoding })).toEqual([
      'VEGA_LEFT_OUT mark.filled',
      'VEGA_SCALE_LINEAR encoding.x.scale.type',
      'VEGA_LEFT_OUT encoding.x.scale.zero',
      'VEGA_LEFT_OUT encoding.size',
      'VEGA_LEFT_OUT encoding.tooltip',
      'VEGA_LEFT_OUT encoding.opacity',
      'VEGA_LEFT_OUT encoding.color',
    ]);
  });

  it('need numbers on both axes', () => {
    const json = { data: { values }, mark: 'point', encoding: { x: { field: 'kind', type: 'nominal' }, y } };
    expect(refusalsOf(json)).toEqual(['VEGA_AXES encoding']);
  });
});

describe('arcs and boxes of Vega-Lite', () => {
  it('are parts of a whole', () => {
    const encoding = { theta: NUMBER, color: NOMINAL };
    const json = { data: { values: FRUIT }, mark: { type: 'arc', innerRadius: 50 }, encoding };
    expect(specOf(json)).toMatchObject({ type: 'pie', names: ['apples', 'pears'], values: [30, 40] });
    expect(notesOf(json)).toEqual(['VEGA_LEFT_OUT mark.innerRadius', 'VEGA_SUMMED encoding.theta']);
    expect(refusalsOf({ ...json, encoding: { theta: NUMBER } })).toEqual([
      'VEGA_CHANNEL_NEEDED encoding.color',
    ]);
  });

  it('are groups of values', () => {
    const json = { data: { values: FRUIT }, mark: 'boxplot', encoding: { x: NOMINAL, y: NUMBER } };
    const groups = [
      { name: 'apples', values: [20, 10] },
      { name: 'pears', values: [35, 5] },
    ];
    expect(specOf(json)).toMatchObject({ type: 'box', groups, isHorizontal: false, valuesName: 'number' });
    expect(specOf({ ...json, encoding: { x: NUMBER, y: NOMINAL } })).toMatchObject({
      groups,
      isHorizontal: true,
    });
    const divided = { ...json, encoding: { x: NOMINAL, y: NUMBER, color: FARM } };
    expect(refusalsOf(divided)).toEqual(['VEGA_GROUPS encoding.color']);
  });
});
