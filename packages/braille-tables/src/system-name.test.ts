import { describe, expect, it } from '@jest/globals';
import { type NameLanguage, SYSTEM_CATALOGUE, languageName, systemKind, systemName } from './catalogue.js';
import { usualSystemName } from './usual-names.js';

function nameOf(id: string, language: NameLanguage): string {
  const entry = SYSTEM_CATALOGUE.find((one) => one.id === id);
  return entry === undefined ? '' : systemName(entry, language);
}

describe('names of systems', () => {
  it.each([
    ['fr:fr-bfu-g2@3.39', 'Französisch, gekürzt', 'French, contracted'],
    [
      'da:da-dk-g26l_1993@3.39',
      'Dänisch, teilweise gekürzt, Stufe 1,5, 1993',
      'Danish, partly contracted, grade 1.5, 1993',
    ],
    [
      'en:en_US@3.39',
      'Englisch, Vereinigte Staaten, EBAE, gekürzt',
      'English, United States, EBAE, contracted',
    ],
    ['sv:sv-6g2d@3.39', 'Schwedisch, gekürzt, mit Großschreibung', 'Swedish, contracted, with capitals'],
    ['de:de-de-comp8@3.39', 'Deutsch, Computerbraille, acht Punkte', 'German, computer braille, eight dots'],
    ['sr-Cyrl:sr-Cyrl@3.39', 'Serbisch (Kyrillisch), ungekürzt', 'Serbian (Cyrillic), uncontracted'],
    ['hbo:hbo@3.39', 'Althebräisch, teilweise gekürzt', 'Biblical Hebrew, partly contracted'],
    ['hi:hi@3.39', 'Hindi', 'Hindi'],
  ])('%s', (id, german, english) => {
    expect([nameOf(id, 'de'), nameOf(id, 'en')]).toEqual([german, english]);
  });

  it.each(['de', 'en'] as const)('tell all systems apart in %s', (language) => {
    const names = SYSTEM_CATALOGUE.map((entry) => systemName(entry, language));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('know every language, and every variant that a table has', () => {
    const unnamed = SYSTEM_CATALOGUE.filter(({ language }) => languageName(language, 'de') === language);
    expect(unnamed).toEqual([]);
    const unsaid = SYSTEM_CATALOGUE.filter(
      ({ variant, ...rest }) =>
        variant !== undefined &&
        variant !== 'normal' &&
        systemKind({ ...rest, variant }, 'de') === systemKind(rest, 'de'),
    );
    expect(unsaid).toEqual([]);
  });

  it('of the usual systems need no catalogue', () => {
    expect(usualSystemName('DE:KURZ', 'de')).toBe('Deutsche Kurzschrift');
    expect(usualSystemName('en:en-ueb-g2@3.39', 'en')).toBe('English, UEB grade 2');
    expect(usualSystemName('fr:fr-bfu-g2@3.39', 'en')).toBeUndefined();
  });
});
