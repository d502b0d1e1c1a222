import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cellsFromUnicode } from '../cells.js';
import { createHyphenator, HYPHENS_ONLY } from './hyphenator.js';
import { loadHyphenator } from './load-hyphenator.js';

async function divided(language: 'de' | 'en', word: string): Promise<string> {
  const hyphenator = await loadHyphenator(language === 'de' ? 'DE:VOLL' : 'EN:UEB1');
  const divisions = hyphenator?.divide(word) ?? [];
  const starts = [0, ...divisions.map(({ at }) => at)];
  const marks = ['', ...divisions.map(({ addsSign }) => (addsSign ? '|' : '/'))];
  return starts
    .map((start, index) => `${marks[index] ?? ''}${word.slice(start, starts[index + 1])}`)
    .join('');
}

/** A hyphenator that divides between all letters, and how often its finder was made anew. */
function everywhere(lettersAfter: number) {
  const made = { finders: 0 };
  const createFinder = () => {
    made.finders += 1;
    return (letters: string) => Array.from(letters.slice(1), (_, index) => index + 1);
  };
  return { made, hyphenator: createHyphenator({ createFinder, lettersAfter, opensNoRow: new Set() }) };
}

describe('hyphenation', () => {
  it.each([
    ['de', 'Silbentrennung', 'Sil|ben|tren|nung'],
    ['de', 'Straßenbahnhaltestelle,', 'Stra|ßen|bahn|hal|te|stel|le,'],
    ['de', '„Überraschung!“', '„Über|ra|schung!“'],
    ['de', 'Urinstinkt', 'Ur|instinkt'],
    ['en', 'understanding', 'un|der|stand|ing'],
    ['en', 'organisation', 'or|gan|isa|tion'],
  ] as const)('HYPHEN-1 divides by the patterns of the language %s: %s', async (language, word, expected) => {
    expect(await divided(language, word)).toBe(expected);
  });

  it('HYPHEN-1 keeps two letters before a division, and behind it two in German, three in English', async () => {
    const { hyphenator } = everywhere(3);
    expect(hyphenator.divide('abcdef').map(({ at }) => at)).toEqual([2, 3]);
    expect(await divided('de', 'Ameise')).toBe('Amei|se');
  });

  it.each([
    'NASA',
    'GmbHs',
    'DRKHelfer',
    'Tier',
    'info@example.org',
    'www.beispielseite.de',
    'Grundriss2',
    'A4seite',
  ])('HYPHEN-2 leaves %s whole', async (word) => {
    expect(await divided('de', word)).toBe(word);
  });

  it('HYPHEN-3 divides at a hyphen that is there without another sign', async () => {
    expect(await divided('de', 'Nord-Süd-Verbindung')).toBe('Nord-/Süd-/Ver|bin|dung');
    expect(HYPHENS_ONLY.divide('Nord-Süd-Verbindung').map(({ at }) => at)).toEqual([5, 9]);
    expect(HYPHENS_ONLY.divide('-5 1900-2000 a--b')).toEqual([]);
  });

  it('HYPHEN-4 gives ascending places within any word', async () => {
    const hyphenator = await loadHyphenator('DE:VOLL');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (word) => {
        const places = hyphenator?.divide(word).map(({ at }) => at) ?? [];
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        expect(places.every((at) => at > 0 && at < word.length)).toBe(true);
      }),
    );
  });

  it('HYPHEN-4 forgets words in the end, and keeps none that is no word', () => {
    const { made, hyphenator } = everywhere(2);
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const word = (number: number) =>
      `wort${Array.from(String(number), (digit) => letters.charAt(Number(digit))).join('')}`;
    for (let number = 0; number <= 20_000; number += 1) hyphenator.divide(word(number));
    expect(made.finders).toBe(2);
    expect(hyphenator.divide('a'.repeat(65))).toEqual([]);
    expect(hyphenator.divide('a'.repeat(200_000))).toEqual([]);
  });

  it('HYPHEN-4 loads the patterns of a language once', async () => {
    expect(loadHyphenator('EN:UEB1')).toBe(loadHyphenator('EN:UEB1'));
    expect(await loadHyphenator('EN:UEB1')).not.toBe(await loadHyphenator('DE:VOLL'));
  });

  it.each([
    ['DE:KURZ', '⠘⠨⠸⠹⠼', '⠬'],
    ['EN:UEB2', '⠬⠨', '⠹'],
    ['DE:VOLL', '', '⠹'],
  ] as const)('HYPHEN-5 begins no row in %s with %s', async (system, misread, fine) => {
    const hyphenator = await loadHyphenator(system);
    expect(cellsFromUnicode(misread).every((cell) => hyphenator?.misreadsAtRowStart(cell))).toBe(true);
    expect(cellsFromUnicode(fine).map((cell) => hyphenator?.misreadsAtRowStart(cell))).toEqual([false]);
  });
});
