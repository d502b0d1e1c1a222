import { describe, expect, it } from '@jest/globals';
import { chartSpecSchema, withChartType } from './index.js';

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
