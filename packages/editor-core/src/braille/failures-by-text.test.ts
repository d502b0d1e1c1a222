import { describe, expect, it } from '@jest/globals';
import { failuresByText, namedCharacters } from './failures-by-text.js';
import type { LabelFailure } from './translate-document.js';

function lacking(text: string, character?: string): LabelFailure {
  const failure =
    character === undefined
      ? { code: 'BRAILLE_UNAVAILABLE' as const }
      : { code: 'BRAILLE_UNTRANSLATABLE' as const, character };
  return { uuid: 'a', path: ['pages', 0, 'objects', 0, 'text'], text, failure };
}

describe('failures by text', () => {
  it('name all characters that a text lacks in one entry', () => {
    const failures = [lacking('☃ ☂', '☃'), lacking('☃ ☂', '☂'), lacking('Rose ☂', '☂'), lacking('Haus')];
    expect(failuresByText(failures)).toMatchObject([
      { text: '☃ ☂', code: 'BRAILLE_UNTRANSLATABLE', characters: ['☃', '☂'] },
      { text: 'Rose ☂', characters: ['☂'] },
      { text: 'Haus', code: 'BRAILLE_UNAVAILABLE', characters: [] },
    ]);
  });

  it('say no more than twelve characters', () => {
    expect(namedCharacters([...'абвгдежзиклм'])).toBe('а б в г д е ж з и к л м');
    expect(namedCharacters([...'абвгдежзиклмн'])).toBe('а б в г д е ж з и к л м …');
  });
});
