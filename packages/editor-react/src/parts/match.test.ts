import { describe, expect, it } from '@jest/globals';
import { bestMatches, matchWorth } from './match.js';

const ACTIONS = [
  { label: 'Ganz nach vorn', synonyms: 'Vordergrund Ebene' },
  { label: 'Um 90° nach links drehen', synonyms: 'gegen den Uhrzeigersinn' },
  { label: 'Linksbündig ausrichten', synonyms: 'Kante' },
  { label: 'Löschen', synonyms: 'entfernen' },
  { label: 'Straße', synonyms: '' },
];

const found = (query: string) => bestMatches(ACTIONS, query).map(({ label }) => label);

describe('bestMatches', () => {
  it('puts what begins with the query before what has it in a later word', () => {
    expect(found('links')).toEqual(['Linksbündig ausrichten', 'Um 90° nach links drehen']);
  });

  it('finds by other words, without accents, and with ss for ß', () => {
    expect(found('Vordergrund')).toEqual(['Ganz nach vorn']);
    expect(found('losch')).toEqual(['Löschen']);
    expect(found('strasse')).toEqual(['Straße']);
  });

  it.each(['entfrenen', 'entfernnen', 'entfenen', 'entfermen'])('forgives the slip in "%s"', (query) => {
    expect(found(query)).toEqual(['Löschen']);
  });

  it('finds letters that lie apart, last of all', () => {
    expect(found('lbü')).toEqual(['Linksbündig ausrichten']);
  });

  it('puts a label that is asked for as a whole before all others', () => {
    const items = [{ label: 'Uhrzeigersinn' }, { label: 'Uhr' }];
    expect(bestMatches(items, 'uhr').map(({ label }) => label)).toEqual(['Uhr', 'Uhrzeigersinn']);
  });

  it('asks for every word', () => {
    expect(found('links drehen')).toEqual(['Um 90° nach links drehen']);
    expect(found('links schwimmen')).toEqual([]);
  });

  it('leaves all in their order where nothing is asked', () => {
    expect(found('  ')).toHaveLength(ACTIONS.length);
    expect(matchWorth({ label: 'Löschen' }, 'xyz')).toBe(0);
  });
});
