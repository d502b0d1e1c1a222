import { describe, expect, it } from '@jest/globals';
import { boundedDetails } from './bounded-details.js';
import { describeTable } from './describe-table.js';
import { note, noteSentence } from './notes.js';
import { writeNumber } from './numbers.js';
import { regressionInWords, regressionOf } from './regression.js';
import { lineEquation } from './straight-line.js';
import { trendInWords } from './trend.js';

describe('numbers', () => {
  it.each([
    [-2.5, '-2,5'],
    [2_401_172.16, '2401172,16'],
    [0.1 + 0.2, '0,3'],
    [-0, '0'],
    [0.0000025, '0,0000025'],
    [1e12, '1000000000000'],
  ])('%d is written %s', (value, text) => {
    expect(writeNumber(value, 'de')).toBe(text);
    expect(writeNumber(value, 'en')).toBe(text.replace(',', '.'));
  });
});

describe('trends in words', () => {
  it.each([
    [[2, 5, 9, 7, 4], 'steigt von 2 auf 9, fällt dann auf 4'],
    [[9, 4, 1], 'fällt von 9 auf 1'],
    [[3, 3, 3], 'bleibt bei 3'],
    [[1, 10, 9.5, 10.2, 20], 'steigt von 1 auf 20'],
    [[5, 1, 5, 1, 5, 1, 5, 1], 'schwankt zwischen 1 und 5, beginnt bei 5 und endet bei 1'],
    [[4], ''],
    [[], ''],
  ])('%j', (values, words) => {
    expect(trendInWords(values, 'de')).toBe(words);
  });

  it('in English', () => {
    expect(trendInWords([2, 5, 9, 7, 4], 'en')).toBe('rises from 2 to 9, then falls to 4');
  });
});

describe('a straight line', () => {
  it.each([
    ['2', '-1', 'y = 2x − 1'],
    ['1', '-0,25', 'y = x − 0,25'],
    ['-1', '0', 'y = −x'],
    ['0', '-3', 'y = −3'],
    ['0', '0', 'y = 0'],
    ['1/3', 'π/2', 'y = 1/3·x + π/2'],
    ['-Wurzel(2)', '1', 'y = −Wurzel(2)·x + 1'],
  ])('of slope %s and intercept %s is %s', (slope, intercept, equation) => {
    expect(lineEquation(slope, intercept)).toBe(equation);
  });

  it('is of its own variable', () => {
    expect(lineEquation('-2.5', '4', 't')).toBe('y = −2.5t + 4');
  });
});

describe('a regression line', () => {
  it('follows from the points, and is said as an equation and in words', () => {
    const line = regressionOf([
      [0, 3],
      [1, 5],
      [2, 7],
    ]);
    expect(line).toEqual({ slope: 2, intercept: 3 });
    expect(line && regressionInWords(line, 'de')).toBe(
      'Regressionsgerade: y = 2x + 3 (wächst x um 1, steigt y um 2)',
    );
    expect(regressionInWords({ slope: 1, intercept: -0.25 }, 'de')).toContain('y = x − 0,25 (');
    expect(regressionInWords({ slope: -0.5, intercept: -1 }, 'en')).toBe(
      'Regression line: y = −0.5x − 1 (for each 1 more of x, y falls by 0.5)',
    );
  });

  it('is none for one point and for points above each other', () => {
    expect(regressionOf([[1, 2]])).toBeUndefined();
    expect(
      regressionOf([
        [1, 2],
        [1, 5],
      ]),
    ).toBeUndefined();
  });
});

describe('the description of a table', () => {
  const table = {
    language: 'de',
    type: 'Liniendiagramm',
    title: '',
    names: ['Mo', 'Di', 'Mi'],
    series: [
      { name: 'Nord', values: [2, 9, 4] },
      { name: 'Süd', values: [1, null, 3] },
    ],
    rowsName: 'Tag',
    valuesName: 'Regen in mm',
    hasTrend: true,
  } as const;

  it('says range, extremes and trend, and holds the data as lines', () => {
    const { summary, details } = describeTable(table);
    expect(summary).toBe(
      'Liniendiagramm: 2 Reihen mit je 3 Werten von 1 bis 9. Höchster Wert: 9 (Di, Nord). Niedrigster Wert: 1 (Mo, Süd). ' +
        'Nord: steigt von 2 auf 9, fällt dann auf 4. Süd: steigt von 1 auf 3.',
    );
    expect(details.split('\n')).toEqual([
      'Achsen: Tag und Regen in mm.',
      'Tag; Nord; Süd',
      'Mo: 2; 1',
      'Di: 9; fehlt',
      'Mi: 4; 3',
    ]);
  });

  it('numbers many rows', () => {
    const names = Array.from({ length: 12 }, (_, index) => `Ort ${index}`);
    const { details } = describeTable({
      ...table,
      names,
      series: [{ name: '', values: names.map(() => 1) }],
    });
    expect(details.split('\n')[1]).toBe('1. Ort 0: 1');
  });
});

describe('details that are too long for a document', () => {
  it('keep the lines that fit and count the others', () => {
    const line = 'x'.repeat(99);
    const of = (count: number) => Array.from({ length: count }, () => line).join('\n');
    expect(boundedDetails(of(200), 'de')).toBe(of(200));
    expect(boundedDetails(of(500), 'de')).toBe(`${of(199)}\n… und 301 weitere Zeilen`);
    expect(boundedDetails(of(500), 'en')).toBe(`${of(199)}\n… and 301 more lines`);
    const end = 'x'.repeat(200);
    expect(boundedDetails(`${of(199)}\n${end}`, 'de')).toBe(`${of(199)}\n… und 1 weitere Zeile`);
    expect(boundedDetails(`${of(199)}\n${end}`, 'en')).toBe(`${of(199)}\n… and 1 more line`);
  });
});

describe('notes', () => {
  it('are sentences in both languages', () => {
    const shown = note('tooManySeries', { shown: 5, count: 9 }, { isOpen: true });
    expect(noteSentence(shown, 'de')).toContain('5 von 9 Reihen');
    expect(noteSentence(shown, 'en')).toContain('5 of 9 series');
    expect(shown.isOpen).toBe(true);
  });

  it('count one and more', () => {
    const missing = (count: number) => note('missingValues', { count });
    expect(noteSentence(missing(1), 'de')).toBe('1 Wert fehlt in den Daten und ist nicht gezeichnet.');
    expect(noteSentence(missing(3), 'de')).toBe('3 Werte fehlen in den Daten und sind nicht gezeichnet.');
    expect(noteSentence(missing(1), 'en')).toBe('1 value is missing in the data and not drawn.');
  });

  it('of other places are shown by their code', () => {
    expect(noteSentence({ code: 'elsewhere', params: {}, isOpen: true }, 'de')).toBe('elsewhere');
  });
});
