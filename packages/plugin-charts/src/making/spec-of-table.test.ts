import { describe, expect, it } from '@jest/globals';
import { readTable } from '../data/read-table.js';
import type { ChartTypeName } from '../types/index.js';
import { specOfTable, type SpecWish, TABLE_TYPES } from './spec-of-table.js';

function specOf(type: ChartTypeName, text: string, wish: Partial<SpecWish> = {}) {
  const language = wish.language ?? 'de';
  const table = readTable(text, { language });
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return specOfTable(type, table.value, { title: 'Titel', language, ...wish });
}

const valueOf = (...given: Parameters<typeof specOf>): unknown => {
  const spec = specOf(...given);
  if (!spec.ok) throw new Error(JSON.stringify(spec.error));
  return spec.value;
};

const FRUIT = 'Obst;Anzahl\nÄpfel;20\nBirnen;35\n';
const ANIMALS = 'Tier;Masse;Tempo\nHund;30 kg;48 km/h\nKatze;4,5 kg;48 km/h\nPferd;500 kg;70 km/h\n';
const LONG = 'Jahr;Fach;Note\n2023;Mathe;2,5\n2023;Kunst;1,5\n2024;Mathe;2\n2024;Kunst;1\n';

describe('a table as bars', () => {
  it('takes names, values and the names of axes from its columns', () => {
    expect(valueOf('bar', FRUIT)).toEqual({
      type: 'bar',
      title: 'Titel',
      language: 'de',
      names: ['Äpfel', 'Birnen'],
      series: [{ name: 'Anzahl', values: [20, 35] }],
      rowsName: 'Obst',
      valuesName: 'Anzahl',
      isHorizontal: false,
      isStacked: false,
    });
  });

  it('puts the unit behind the header once', () => {
    expect(valueOf('bar', ANIMALS, { values: ['Tempo'] })).toMatchObject({ valuesName: 'Tempo in km/h' });
    expect(valueOf('bar', 'a;Masse (kg)\nx;3 kg\n')).toMatchObject({ valuesName: 'Masse (kg)' });
    expect(valueOf('bar', 'a;2019;2020\nx;3 €;4 €\ny;5 €;6 €\n')).toMatchObject({ valuesName: 'Werte in €' });
    expect(valueOf('bar', ANIMALS, { language: 'en' })).toMatchObject({ valuesName: 'Values' });
  });

  it('takes the columns that are asked for, by header or number', () => {
    const series = [{ name: 'Tempo', values: [48, 48, 70] }];
    expect(valueOf('bar', ANIMALS, { values: ['tempo'] })).toMatchObject({ series });
    expect(valueOf('bar', ANIMALS, { values: ['3'] })).toMatchObject({ series });
    expect(specOf('bar', ANIMALS, { values: ['Höhe'] })).toMatchObject({
      ok: false,
      error: { code: 'DATA_UNKNOWN_COLUMN', params: { name: 'Höhe', columns: 'Tier, Masse, Tempo' } },
    });
    expect(specOf('bar', ANIMALS, { values: ['Tier'] })).toMatchObject({
      error: { code: 'DATA_COLUMN_NOT_NUMBERS', params: { name: 'Tier' } },
    });
  });

  it('makes series of names in a second column', () => {
    expect(valueOf('bar', LONG)).toMatchObject({
      names: ['2023', '2024'],
      series: [
        { name: 'Mathe', values: [2.5, 2] },
        { name: 'Kunst', values: [1.5, 1] },
      ],
      valuesName: 'Note',
    });
  });

  it('puts dates in order', () => {
    expect(valueOf('bar', 'Tag;Wert\n3.2.2024;3\n1.2.2024;1\n2.2.2024;2\n')).toMatchObject({
      names: ['1.2.2024', '2.2.2024', '3.2.2024'],
      series: [{ values: [1, 2, 3] }],
    });
  });

  it('writes dates as the language of the sheet does', () => {
    const iso = 'Tag,Wert\n2024-02-03,3\n2024-02-01,1\n';
    expect(valueOf('line', iso)).toMatchObject({
      names: ['1.2.2024', '3.2.2024'],
      series: [{ values: [1, 3] }],
    });
    expect(valueOf('line', iso, { language: 'en' })).toMatchObject({ names: ['2024-02-01', '2024-02-03'] });
    expect(valueOf('line', 'Monat;Wert\n2024-02;3\n')).toMatchObject({ names: ['02.2024'] });
  });

  it('numbers rows without names, and names rows by a first column of numbers', () => {
    expect(valueOf('bar', '5\n7\n')).toMatchObject({ names: ['1', '2'], series: [{ values: [5, 7] }] });
    expect(valueOf('bar', 'Klasse;Kinder\n5;28\n6,5;27\n')).toMatchObject({ names: ['5', '6,5'] });
  });

  it('takes the header for rows where there is one row, or lines over years', () => {
    const names = ['Äpfel', 'Birnen'];
    expect(valueOf('bar', 'Äpfel;Birnen\n20 kg;35 kg\n')).toMatchObject({
      names,
      series: [{ name: '', values: [20, 35] }],
      valuesName: 'Werte in kg',
    });
    expect(valueOf('pie', 'Obst;Äpfel;Birnen\nAnzahl;20;35\n')).toMatchObject({ names, values: [20, 35] });
    const years = 'Land;2020;2021\nPeru;5;6\nChile;7;8\n';
    const series = [
      { name: 'Peru', values: [5, 6] },
      { name: 'Chile', values: [7, 8] },
    ];
    expect(valueOf('line', years)).toMatchObject({ names: ['2020', '2021'], rowsAre: 'dates', series });
    expect(valueOf('bar', years)).toMatchObject({ names: ['Peru', 'Chile'] });
  });

  it('leaves a column out that counts the rows', () => {
    const series = [{ name: 'Wert', values: [5, 7] }];
    expect(valueOf('bar', 'Nr.;Name;Wert\n1;a;5\n2;b;7\n')).toMatchObject({ names: ['a', 'b'], series });
    expect(valueOf('bar', ',Name,Wert\n0,a,5\n1,b,7\n')).toMatchObject({ names: ['a', 'b'], series });
    expect(valueOf('bar', 'Nr.;Wert\n1;5\n2;7\n')).toMatchObject({ names: ['1', '2'], series });
    expect(valueOf('scatter', 'id;x;y\n1;5;6\n2;7;8\n')).toMatchObject({ rowsName: 'x', valuesName: 'y' });
  });

  it('refuses what is no chart', () => {
    expect(specOf('bar', 'a;b\nx;y\n')).toMatchObject({ ok: false, error: { code: 'DATA_NO_NUMBERS' } });
    const wide = `a${Array.from({ length: 13 }, (_, index) => `;s${index}`).join('')}\nx${';1'.repeat(13)}\ny${';1'.repeat(13)}\n`;
    expect(specOf('bar', wide)).toMatchObject({
      error: { code: 'DATA_TOO_MANY_SERIES', params: { count: 13, most: 12 } },
    });
    expect(specOf('bar', FRUIT, { settings: { hasPoints: true } })).toMatchObject({
      error: { code: 'DATA_NOT_DRAWABLE', params: { path: 'hasPoints' } },
    });
    expect(specOf('number-line', FRUIT)).toMatchObject({ error: { code: 'DATA_TYPE_WITHOUT_TABLE' } });
  });
});

describe('a table as other types', () => {
  it('is lines over names, numbers or dates', () => {
    expect(valueOf('line', FRUIT)).toMatchObject({ rowsAre: 'names' });
    expect(valueOf('line', LONG)).toMatchObject({ rowsAre: 'dates', rowsName: 'Jahr' });
    expect(valueOf('line', 'x;y\n0.5;1\n1.5;2\n')).toMatchObject({
      rowsAre: 'numbers',
      names: ['0,5', '1,5'],
    });
  });

  it('is pairs of numbers, by group or by column', () => {
    expect(valueOf('scatter', 'Größe;Masse\n170 cm;60 kg\n180 cm;\n190 cm;85 kg\n')).toMatchObject({
      series: [
        {
          name: 'Masse',
          points: [
            [170, 60],
            [190, 85],
          ],
        },
      ],
      rowsName: 'Größe in cm',
      valuesName: 'Masse in kg',
    });
    expect(valueOf('scatter', 'Art;x;y\na;1;2\nb;3;4\na;5;6\n')).toMatchObject({
      series: [
        {
          name: 'a',
          points: [
            [1, 2],
            [5, 6],
          ],
        },
        { name: 'b', points: [[3, 4]] },
      ],
    });
    expect(valueOf('scatter', 'x;a;b\n1;2;3\n4;5;6\n')).toMatchObject({
      series: [
        {
          name: 'a',
          points: [
            [1, 2],
            [4, 5],
          ],
        },
        {
          name: 'b',
          points: [
            [1, 3],
            [4, 6],
          ],
        },
      ],
    });
    expect(specOf('scatter', FRUIT)).toMatchObject({ error: { code: 'DATA_TWO_NUMBER_COLUMNS' } });
  });

  it('is parts of a whole', () => {
    expect(valueOf('pie', ANIMALS)).toMatchObject({
      names: ['Hund', 'Katze', 'Pferd'],
      values: [30, 4.5, 500],
    });
    expect(valueOf('pie', ANIMALS, { values: ['Tempo'] })).toMatchObject({ values: [48, 48, 70] });
  });

  it('is values in classes', () => {
    expect(
      valueOf('histogram', 'Größe\n1,75\n1,80\n\n-\n1,68\n', { settings: { classWidth: 0.05 } }),
    ).toMatchObject({
      values: [1.75, 1.8, 1.68],
      classWidth: 0.05,
      rowsName: 'Größe',
    });
  });

  it('is groups of values, by column or by name', () => {
    const groups = [
      { name: '5a', values: [1, 3] },
      { name: '5b', values: [2] },
    ];
    expect(valueOf('box', '5a;5b\n1;2\n3;\n')).toMatchObject({ groups });
    expect(valueOf('box', 'Klasse;Note\n5a;1\n5b;2\n5a;3\n')).toMatchObject({
      groups,
      rowsName: 'Klasse',
      valuesName: 'Note',
    });
  });

  it('is rows of symbols', () => {
    expect(valueOf('pictogram', FRUIT, { settings: { each: 5 } })).toMatchObject({
      values: [20, 35],
      valuesName: 'Anzahl',
      each: 5,
    });
  });

  it('is events, and texts as they are', () => {
    expect(valueOf('timeline', 'Jahr;Was\n1989;Mauerfall\n1990;Einheit\n')).toMatchObject({
      events: [
        { at: '1989', name: 'Mauerfall' },
        { at: '1990', name: 'Einheit' },
      ],
    });
    expect(specOf('timeline', FRUIT)).toMatchObject({ error: { code: 'DATA_NO_DATES' } });
    expect(valueOf('table', ANIMALS)).toMatchObject({
      rows: [
        ['Tier', 'Masse', 'Tempo'],
        ['Hund', '30 kg', '48 km/h'],
        ['Katze', '4,5 kg', '48 km/h'],
        ['Pferd', '500 kg', '70 km/h'],
      ],
      hasHeadRow: true,
      hasHeadColumn: true,
    });
  });

  it('is known for all types of tables', () => {
    expect(TABLE_TYPES).toEqual(
      expect.arrayContaining([
        'bar',
        'line',
        'scatter',
        'pie',
        'histogram',
        'box',
        'pictogram',
        'table',
        'timeline',
      ]),
    );
  });
});
