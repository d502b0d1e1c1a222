import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@tastwerk/editor-core';
import { readRequestPart } from '../request-part.js';
import { LAST_ID } from '../storable.js';
import { ROUTES } from './index.js';

const WORD = { word: 'Haus', places: ['whole'], system: 'DE:VOLL', braille: '⠓' };
const route = ROUTES.storeAccountOwnWords;

/** What is wrong with a list, each by its path and code. */
function faultsOf(words: readonly unknown[], revision = 0) {
  const read = readRequestPart(route.request.body, { revision, words });
  return read.ok ? [] : read.error.map(({ path, message }) => [path.join('.'), message]);
}

describe('a list of own words', () => {
  it('has each word once, whatever its capitals and the order of its places', () => {
    const places = ['begin', 'end'];
    const words = [
      { ...WORD, places },
      { ...WORD, word: 'HAUS', places: places.toReversed() },
    ];
    expect(faultsOf(words)).toEqual([['words.1.word', 'own_word_twice']]);
  });

  it.each([
    ['another place', { places: ['end'] }],
    ['another system', { system: 'DE:KURZ' }],
    ['a division', { word: 'Ha|us', braille: null }],
  ])('has a word again for %s', (_, change) => {
    expect(faultsOf([WORD, { ...WORD, ...change }])).toEqual([]);
  });

  it('names the place of what is no own word', () => {
    expect(faultsOf([WORD, { ...WORD, braille: 'x' }, null]).map(([path]) => path)).toEqual([
      'words.1.braille',
      'words.2',
    ]);
  });

  it('comes from a revision that the database can count on from', () => {
    expect(faultsOf([], LAST_ID - 1)).toEqual([]);
    for (const revision of [-1, 0.5, LAST_ID]) expect(faultsOf([], revision)).toHaveLength(1);
  });

  it('fits into a body at its longest, also with all characters escaped', () => {
    const escaped = (text: string) => text.replaceAll(/./gu, '\\u0000');
    const places = ['whole', 'begin', 'middle', 'end'];
    const longest = { word: 'w', places, system: `fr:${'x'.repeat(65)}`, braille: 'b' };
    const word = JSON.stringify(longest)
      .replace('"w"', `"${escaped('w'.repeat(60))}"`)
      .replace('"b"', `"${escaped('b'.repeat(80))}"`);
    expect(LIMITS.ownWords * (word.length + 1)).toBeLessThan(route.bodyBytes);
  });
});
