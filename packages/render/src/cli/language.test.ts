import { describe, expect, it } from '@jest/globals';
import { languageOfLocale } from './language.js';

describe('languageOfLocale', () => {
  it('speaks German in a German locale and English elsewhere', () => {
    expect(languageOfLocale({ LANG: 'de_DE.UTF-8' })).toBe('de');
    expect(languageOfLocale({ LANG: 'de' })).toBe('de');
    expect(languageOfLocale({ LANG: 'den_CA' })).toBe('en');
    expect(languageOfLocale({ LANG: 'C' })).toBe('en');
    expect(languageOfLocale({})).toBe('en');
  });

  it('heeds LC_ALL before LC_MESSAGES before LANG', () => {
    expect(languageOfLocale({ LC_ALL: 'en_GB', LC_MESSAGES: 'de_AT', LANG: 'de_DE' })).toBe('en');
    expect(languageOfLocale({ LC_ALL: '', LC_MESSAGES: 'de_AT', LANG: 'en_US' })).toBe('de');
  });
});
