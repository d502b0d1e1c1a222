import { describe, expect, it } from '@jest/globals';
import { fiveNumbersOf } from './box/quartiles.js';
import { classesOf } from './histogram/classes.js';
import { CHART_TYPES, chartSpecSchema } from './index.js';
import { perSymbol } from './pictogram/per-symbol.js';
import { partsOf } from './pie/parts.js';

describe('quartiles', () => {
  it('are medians of the halves, without the middle value of an odd number', () => {
    expect(fiveNumbersOf([7, 1, 3, 5, 9, 11, 13])).toEqual({
      low: 1,
      lowerQuartile: 3,
      median: 7,
      upperQuartile: 11,
      high: 13,
      outliers: [],
    });
    expect(fiveNumbersOf([1, 2, 3, 4])).toMatchObject({
      lowerQuartile: 1.5,
      median: 2.5,
      upperQuartile: 3.5,
    });
  });

  it('leave outliers to symbols', () => {
    expect(fiveNumbersOf([1, 2, 3, 4, 5, 6, 7, 40])).toMatchObject({ high: 7, outliers: [40] });
    expect(fiveNumbersOf([5])).toMatchObject({ low: 5, median: 5, high: 5, outliers: [] });
    expect(fiveNumbersOf([])).toBeUndefined();
  });
});

describe('classes of a histogram', () => {
  const values = Array.from({ length: 64 }, (_, index) => index);

  it('are as many as the rule of Sturges gives, and hold each value once', () => {
    const { classes } = classesOf(values, {});
    expect(classes.length).toBeLessThanOrEqual(7);
    expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(64);
    expect(classes[0]).toMatchObject({ from: 0, to: 10, count: 10 });
  });

  it('have the width that is given, and more where there is no room', () => {
    expect(classesOf(values, { classWidth: 5 }).classes).toHaveLength(13);
    expect(classesOf(values, { classWidth: 5, most: 8 }).width).toBe(10);
    expect(classesOf([3, 3], {}).classes.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    expect(classesOf([], {}).classes).toEqual([]);
  });
});

describe('the parts of a pie', () => {
  const spec = {
    ...CHART_TYPES.pie.sample('de'),
    names: [...'abcdefg'],
    values: [1, 20, null, -3, 5, 10, 4],
  };

  it('go from the largest on, without what is negative or missing', () => {
    const { parts, negative, missing } = partsOf(spec);
    expect(parts.map(({ name, percent }) => `${name} ${percent.replace('\u00a0', ' ')}`)).toEqual([
      'b 50 %',
      'f 25 %',
      'e 13 %',
      'g 10 %',
      'a 2 %',
    ]);
    expect([negative, missing]).toEqual([1, 1]);
  });

  it('of the same name have abbreviations of their own', () => {
    const { parts } = partsOf({ ...spec, names: ['Haus', 'Haus', 'Hof'], values: [1, 2, 3] });
    expect(new Set(parts.map(({ abbreviation }) => abbreviation)).size).toBe(3);
  });

  it('are merged on wish', () => {
    const names = [...'abcdefgh'];
    const many = { ...spec, names, values: names.map((_, index) => index + 1), isMerged: true };
    const { parts, merged } = partsOf(many);
    expect(parts.map(({ name }) => name)).toEqual(['h', 'g', 'f', 'e', 'Übrige']);
    expect(merged).toBe(4);
  });
});

describe('what a symbol of a pictogram stands for', () => {
  it('is a number that people count in', () => {
    const numbers = perSymbol({ language: 'de', values: [80, 30, null], valuesName: 'Bücher' });
    expect(numbers[0]).toBe(2);
    expect(numbers).toContain(10);
  });

  it('is the wished one, and more where rows would be too long', () => {
    expect(perSymbol({ language: 'de', values: [80], each: 5, valuesName: '' })).toEqual([5, 10, 20, 25]);
  });
});

describe('specs of charts', () => {
  it.each(['bar', 'line', 'scatter', 'pie', 'histogram', 'box', 'pictogram'] as const)(
    'of %s refuse what is too much, unknown or no number',
    (type) => {
      const sample = CHART_TYPES[type].sample('en');
      expect(chartSpecSchema.safeParse(sample).success).toBe(true);
      for (const wrong of [
        { ...sample, colour: 'red' },
        { ...sample, language: 'fr' },
        { ...sample, title: 'x'.repeat(301) },
        { ...sample, title: 'two\nlines' },
      ]) {
        expect(chartSpecSchema.safeParse(wrong).success).toBe(false);
      }
    },
  );
});
