import { describe, expect, it } from '@jest/globals';
import { abbreviationsAmong, wordFor } from './abbreviation-like.js';

/** The texts of a page that look abbreviated. */
const among = (texts: readonly string[], description = '', category: string | null = null) => [
  ...abbreviationsAmong({ texts, description, category }),
];

describe('what looks like an abbreviation', () => {
  it.each([
    ...['ZK', 'Va', 'Chl', 'Gl', 'ev', 'Äp', 'Ki', 'Tr', 'Bü', 'Mu', 'Le', 'Hbf', 'Str', 'Kl', 'Mtl', 'tü'],
    ...[
      'NI',
      'RP',
      'BW',
      'HH',
      'SH',
      'HBF',
      'HGT1',
      'K1',
      'OG2',
      'Kl5',
      'E12',
      'Str.',
      'Abb.',
      'usw.',
      'Sek.',
    ],
  ])('PROOF-19 asks for a legend of %s', (text) => {
    expect(among([text, 'ZZ'])).toContain(text);
  });

  it.each([
    ...[
      'A',
      'x',
      'y',
      'N',
      'α',
      'h',
      '0',
      '10',
      '-4',
      '1/2',
      '10 %',
      '25 °C',
      'm²',
      'H₂O',
      '3 cm',
      'sin x',
      'f(x)',
    ],
    ...['cm', 'mm', 'km', 'kg', 'kWh', 'ml', 'min', 'Hz', 'ha', 'sin', 'cos', 'ln', 'log', 'pi', 'dx'],
    ...['cis', 'Fis', 'es', 'do', 're', 'sol', 'I', 'II', 'IV', 'XII', 'VII'],
    ...['WC', 'USA', 'NATO', 'EU', 'LKW', 'GPS', 'OK', 'Mo', 'Di', 'Jan.', 'Okt', 'Dez.', 'TV'],
    ...[
      'Ei',
      'Öl',
      'zu',
      'ab',
      'on',
      'of',
      'AUS',
      'EIN',
      'STOP',
      'Bus',
      'Tor',
      'Uhr',
      'sea',
      'sky',
      'Flur',
      'Herz',
    ],
    ...['x1', 'a8', 'h1', 'Schule', 'cloud', 'Rhein', 'New York', 'Klasse 1', 'Nr. 3'],
  ])('PROOF-19 lets %s be', (text) => {
    expect(among([text, 'ZZ'])).toEqual(['ZZ']);
  });

  it('PROOF-19 knows names that are made of other labels: lines between points, directions between others', () => {
    expect(among(['A', 'B', 'C', 'AB', 'BC', 'ABC', 'AD'])).toEqual(['AD']);
    expect(among(['N', 'O', 'S', 'W', 'NO', 'SW', 'NW'])).toEqual([]);
    expect(among(['NW'])).toEqual(['NW']);
  });

  it('PROOF-19 knows symbols of chemistry where the page shows no other short labels', () => {
    expect(among(['Na', 'Cl', 'NaCl', 'CO2', 'O2', 'Fe'])).toEqual([]);
    expect(among(['Ho'])).toEqual(['Ho']);
    expect(among(['Ho', 'Ir', 'Ne', 'Gl'])).toEqual(['Ho', 'Ir', 'Ne', 'Gl']);
    expect(among(['Ho', 'Gl', 'NaCl'], '', 'chemistry')).toEqual(['Gl']);
  });

  it('PROOF-19 lets a letter with a number be in formal subjects: a point, a variable, a cell', () => {
    for (const category of ['mathematics', 'physics', 'computing', 'sport'])
      expect(among(['P1', 'P2', 'B7'], '', category)).toEqual([]);
    expect(among(['P1', 'P2'], '', 'orientation')).toEqual(['P1', 'P2']);
  });

  it('PROOF-19 takes a short word for an abbreviation that the description has in brackets', () => {
    expect(among(['Scha'], 'Oben ist der Schalter (Scha).')).toEqual(['Scha']);
    expect(among(['Scha'], 'Oben ist der Schalter.')).toEqual([]);
    expect(among(['Er', 'es'], 'Die Erde (Er) dreht sich.')).toEqual(['Er']);
    expect(among(['Ein', 'AUS'], 'Unten ist der Eingang (Ein).')).toEqual(['Ein']);
    expect(among(['rain'], 'Drops fall as rain. They fall on the hill (rain).')).toEqual([]);
    expect(among(['cm'], 'Die Länge (cm).')).toEqual([]);
  });

  it('PROOF-19 takes capitals for a way to write where longer words have them', () => {
    expect(among(['BAR', 'GARTEN'])).toEqual([]);
    expect(among(['HGT', 'GARTEN'])).toEqual(['HGT']);
    expect(among(['MEN', 'Garten'])).toEqual(['MEN']);
  });

  it('PROOF-19 finds the word of an abbreviation where the description has but one', () => {
    expect(wordFor('Va', 'In der Mitte liegt die Vakuole, eine große Vakuole.')).toBe('Vakuole');
    expect(wordFor('ZK', 'Oben liegt der Zellkern.')).toBeUndefined();
    expect(wordFor('Ze', 'Zellkern und Zellwand.')).toBeUndefined();
    expect(wordFor('K1', 'Klasse 1')).toBeUndefined();
    expect(wordFor('Str.', 'Eine Straße.')).toBe('Straße');
  });
});
