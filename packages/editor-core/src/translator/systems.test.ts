import { describe, expect, it } from '@jest/globals';
import { brailleSystemSchema } from './system-schema.js';
import {
  BRAILLE_SYSTEMS,
  brailleTagOf,
  isBrailleSystem,
  languageOfSystem,
  newestSystem,
  SYSTEM_LENGTH_MAX,
  systemNamed,
  systemsLike,
  tableOfSystem,
  USUAL_SYSTEMS,
  wordLanguageOf,
} from './systems.js';

describe('braille systems', () => {
  it.each([
    ...BRAILLE_SYSTEMS,
    ...USUAL_SYSTEMS,
    'fr:fr-bfu-g2@3.39',
    'sr-Cyrl:sr-Cyrl@3.39',
    'da:da-dk-g26l_1993@3.39',
  ])('takes %s', (system) => {
    expect([isBrailleSystem(system), brailleSystemSchema.safeParse(system).success]).toEqual([true, true]);
    expect(system.length).toBeLessThanOrEqual(SYSTEM_LENGTH_MAX);
  });

  it.each([
    '',
    'DE:LANG',
    'fr',
    'fr:fr-bfu-g2',
    'FR:fr-bfu-g2@3.39',
    'fr:../g2@3.39',
    'fr:g2.ctb@3.39',
    'fr:g2@3.39\n',
    `fr:${'a'.repeat(41)}@3.39`,
    7,
  ])('refuses %s', (system) => {
    expect([isBrailleSystem(system), brailleSystemSchema.safeParse(system).success]).toEqual([false, false]);
  });

  it('says which table of which release writes a system, where the system names one', () => {
    expect(tableOfSystem('fr:fr-bfu-g2@3.39')).toEqual({
      language: 'fr',
      table: 'fr-bfu-g2',
      release: '3.39',
    });
    expect(tableOfSystem('DE:KURZ')).toBeUndefined();
  });

  it('knows the language of the print text and of the braille', () => {
    expect(languageOfSystem('DE:KURZ')).toBe('de');
    expect(languageOfSystem('zh-Hans:zhcn-g1@3.39')).toBe('zh-Hans');
    expect(brailleTagOf('EN:UEB2')).toBe('en-Brai');
    expect(brailleTagOf('zh-Hans:zhcn-g1@3.39')).toBe('zh-Brai');
  });

  it('puts German words into German texts and English ones into all others', () => {
    expect(wordLanguageOf('DE:VOLL')).toBe('de');
    expect(wordLanguageOf('de:de-de-comp8@3.39')).toBe('de');
    expect(wordLanguageOf('den:x@3.39')).toBe('en');
    expect(wordLanguageOf('fr:fr-bfu-g2@3.39')).toBe('en');
  });

  it('knows the systems that are the same by tables of another release', () => {
    expect(newestSystem('EN:UEB2')).toBe('en:en-ueb-g2@3.39');
    expect(newestSystem('DE:KURZ')).toBe('DE:KURZ');
    expect(systemsLike('EN:UEB1')).toEqual(['en:en-ueb-g1@3.39', 'EN:UEB1']);
    expect(systemsLike('en:en-ueb-g1@3.39')).toEqual(['en:en-ueb-g1@3.39', 'EN:UEB1']);
    expect(systemsLike('fr:fr-bfu-g2@3.39')).toEqual(['fr:fr-bfu-g2@3.39']);
  });

  it('finds the system that a person names', () => {
    expect(systemNamed(' de:kurz ')).toBe('DE:KURZ');
    expect(systemNamed('fr:fr-bfu-g2@3.39')).toBe('fr:fr-bfu-g2@3.39');
    expect(systemNamed('French')).toBeUndefined();
  });
});
