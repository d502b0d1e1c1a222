import { describe, expect, it } from '@jest/globals';
import { forgivenSlips, searchTerms, slipsBetween } from './search-terms.js';

describe('what somebody types', () => {
  it.each([
    ['Wasser', ['wasser']],
    ['A4-Blatt  quer', ['a4', 'blatt', 'quer']],
    ["'; DROP TABLE --", ['drop', 'table']],
    ['das das DAS', ['das']],
    ['!&|()<->', []],
  ])('%s is the words %j', (typed, words) => {
    expect(searchTerms(typed).map(({ word }) => word)).toEqual(words);
  });

  it('is told without umlauts and accents too, however these were typed', () => {
    expect(searchTerms('Häuser A\u0308rzte Straße Café')).toEqual([
      { word: 'häuser', folded: 'haeuser' },
      { word: 'ärzte', folded: 'aerzte' },
      { word: 'straße', folded: 'strasse' },
      { word: 'café', folded: 'cafe' },
    ]);
  });

  it('counts for twelve words and no more', () => {
    expect(searchTerms(Array.from({ length: 40 }, (_, index) => `w${index}`).join(' '))).toHaveLength(12);
  });
});

describe('slips of the hand', () => {
  it.each([
    ['herz', 'herz', 0],
    ['hrez', 'herz', 1],
    ['her', 'herz', 1],
    ['herzz', 'herz', 1],
    ['hurz', 'herz', 1],
    ['wasserkreilsauf', 'wasserkreislauf', 1],
    ['', 'abc', 3],
  ])('between %s and %s are %i', (from, to, slips) => {
    expect(slipsBetween(from, to)).toBe(slips);
    expect(slipsBetween(to, from)).toBe(slips);
  });

  it('are forgiven the more the longer the word', () => {
    expect(['ab', 'uhr', 'herz', 'wasser'].map(forgivenSlips)).toEqual([0, 0, 1, 2]);
  });
});
