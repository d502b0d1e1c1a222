import { describe, expect, it } from '@jest/globals';
import { foldText, searchTerms } from './search-text.js';

describe('text as searches compare it', () => {
  it('has small letters without accents', () => {
    expect(foldText('Größe ÄÖÜ é')).toBe('große aou e');
  });

  it.each(['Übung', 'İstanbul', '⠃ und 👁', 'ﬁn', '한국'])('keeps the places of %s', (text) => {
    expect(foldText(text)).toHaveLength(text.length);
  });

  it('gives each word of a search once', () => {
    expect(searchTerms('  Schwell-Papier, schwell  ')).toEqual(['schwell', 'papier']);
    expect(searchTerms(' - ')).toEqual([]);
  });
});
