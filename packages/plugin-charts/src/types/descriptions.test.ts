import { describe, expect, it } from '@jest/globals';
import { CHART_TYPES, chartSpecSchema, withChartType } from './index.js';

const described = (input: object) =>
  withChartType(chartSpecSchema.parse(input), (type, spec) => type.describe(spec));

describe('the description of series without a name', () => {
  const names = ['Mo', 'Di'];
  const series = [
    { name: 'Nord', values: [1, 5] },
    { name: '', values: [9, 2] },
  ];

  it.each(['bar', 'line'] as const)('numbers them as the legend does: %s', (type) => {
    const german = described({ type, language: 'de', title: '', names, series });
    expect(german.summary).toContain('Höchster Wert: 9 (Mo, Reihe 2).');
    expect(german.details).toContain('Nr.; Nord; Reihe 2\n');
    const english = described({ type, language: 'en', title: '', names, series });
    expect(english.summary).toContain('Highest value: 9 (Mo, Series 2).');
    expect(english.details).toContain('No.; Nord; Series 2\n');
  });

  it('says its trend too, and names no series that is the only one', () => {
    expect(described({ type: 'line', language: 'de', title: '', names, series }).summary).toContain(
      'Reihe 2: fällt von 9 auf 2.',
    );
    const alone = described({ type: 'line', language: 'de', title: '', names, series: series.slice(1) });
    expect(alone.summary).toContain('Fällt von 9 auf 2.');
  });
});

describe('the description of one named axis', () => {
  it.each(['bar', 'line', 'box'] as const)('is in the singular: %s', (type) => {
    for (const [language, one, two] of [
      ['de', 'Achse: Minuten.', 'Achsen: Klasse und Minuten.'],
      ['en', 'Axis: Minuten.', 'Axes: Klasse and Minuten.'],
    ] as const) {
      const sample = { ...CHART_TYPES[type].sample(language), valuesName: 'Minuten' };
      expect(described({ ...sample, rowsName: '' }).details.split('\n')[0]).toBe(one);
      expect(described({ ...sample, rowsName: 'Klasse' }).details.split('\n')[0]).toBe(two);
    }
  });
});

describe('the description of one thing', () => {
  it.each([
    [{ type: 'box', groups: [{ name: 'a', values: [3] }] }, '1 Wert;', '1 value;'],
    [{ type: 'histogram', values: [3] }, '1 Wert in 1 Klasse ', '1 value in 1 class '],
    [{ type: 'table', rows: [['a']] }, '1 Zeile, 1 Spalte.', '1 row, 1 column.'],
    [{ type: 'table', rows: [['a', 'b'], ['c']] }, '2 Zeilen, 2 Spalten.', '2 rows, 2 columns.'],
  ])('counts it in the singular: %j', (input, german, english) => {
    for (const [language, text] of [
      ['de', german],
      ['en', english],
    ]) {
      const { summary, details } = described({ title: '', language, ...input });
      expect(`${summary}\n${details}`).toContain(text);
    }
  });
});
