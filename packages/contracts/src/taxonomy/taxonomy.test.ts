import { describe, expect, it } from '@jest/globals';
import { foldText } from '../search-text.js';
import { namesOf, tagName, TAXONOMY, termNamed } from './taxonomy.js';

describe('the taxonomy', () => {
  it('has every id and every name once', () => {
    const ids = TAXONOMY.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const names = TAXONOMY.flatMap((term) => [...new Set(namesOf(term).map(foldText))]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('finds a term by its name in either language, by another name, and however it is written', () => {
    const water = termNamed('Wasserkreislauf');
    expect(water?.names).toEqual({ de: 'Wasserkreislauf', en: 'Water cycle' });
    expect(['water  CYCLE', ' wasserkreislauf', 'Kreislauf des Wassers'].map(termNamed)).toEqual([
      water,
      water,
      water,
    ]);
    expect(termNamed('mathe')).toBe(termNamed('Mathematics'));
    expect(termNamed('Bruche')).toBe(termNamed('Brüche'));
    expect(termNamed('Klasse 5a')).toBeUndefined();
  });

  it('names a tag in the language of the interface, and a free one as it is', () => {
    const tag = { name: 'Brüche', taxonomy_id: 35 };
    expect([tagName(tag, 'de'), tagName(tag, 'en')]).toEqual(['Brüche', 'Fractions']);
    expect(tagName({ name: 'Klasse 5a', taxonomy_id: null }, 'en')).toBe('Klasse 5a');
    expect(tagName({ name: 'Brüche', taxonomy_id: 9999 }, 'en')).toBe('Brüche');
  });
});
