import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { initialLanguage, storeLanguage } from './language.js';

function browserSpeaks(tag: string): void {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
}

describe('the language of the interface', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it.each([
    ['de-AT', 'de'],
    ['en-US', 'en'],
    ['EN', 'en'],
    ['fr-FR', 'de'],
    ['', 'de'],
  ])('a browser of "%s" begins in %s', (tag, language) => {
    browserSpeaks(tag);
    expect(initialLanguage()).toBe(language);
  });

  it('is the one that was chosen, whatever the browser speaks', () => {
    browserSpeaks('de-DE');
    storeLanguage('en');
    expect(localStorage.getItem('lang')).toBe('en');
    expect(initialLanguage()).toBe('en');
  });

  it('is not taken from a stored word that is no language', () => {
    browserSpeaks('en-GB');
    localStorage.setItem('lang', 'tlh');
    expect(initialLanguage()).toBe('en');
  });
});
