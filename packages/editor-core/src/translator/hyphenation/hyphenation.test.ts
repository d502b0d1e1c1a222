import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cellsFromUnicode } from '../cells.js';
import { createHyphenator, HYPHENS_ONLY } from './hyphenator.js';
import type { BrailleSystem } from '../systems.js';
import { loadHyphenator } from './load-hyphenator.js';

const SYSTEMS: Readonly<Record<string, BrailleSystem>> = { de: 'DE:VOLL', en: 'EN:UEB1' };

async function divided(language: string, word: string): Promise<string> {
  const hyphenator = await loadHyphenator(SYSTEMS[language] ?? `${language}:table@3.39`);
  const divisions = hyphenator?.divide(word) ?? [];
  const starts = [0, ...divisions.map(({ at }) => at)];
  const marks = ['', ...divisions.map(({ addsSign }) => (addsSign ? '|' : '/'))];
  return starts
    .map((start, index) => `${marks[index] ?? ''}${word.slice(start, starts[index + 1])}`)
    .join('');
}

/** A hyphenator that divides between all letters, and how often its finder was made anew. */
function everywhere() {
  const made = { finders: 0 };
  const createFinder = () => {
    made.finders += 1;
    return (letters: string) => Array.from(letters.slice(1), (_, index) => index + 1);
  };
  return { made, hyphenator: createHyphenator({ createFinder, lettersAfter: 2, opensNoRow: new Set() }) };
}

describe('hyphenation', () => {
  it.each([
    ['de', 'Silbentrennung', 'Sil|ben|tren|nung'],
    ['de', 'Straßenbahnhaltestelle,', 'Stra|ßen|bahn|hal|te|stel|le,'],
    ['de', '„Überraschung!“', '„Über|ra|schung!“'],
    ['de', 'Urinstinkt', 'Ur|instinkt'],
    ['en', 'understanding', 'un|der|stand|ing'],
    ['en', 'organisation', 'or|gan|isa|tion'],
    ['fr', 'géographie', 'géo|gra|phie'],
    ['nl', 'aardrijkskunde', 'aard|rijks|kun|de'],
    ['pl', 'województwo', 'wo|je|wódz|two'],
    ['it', 'montagna', 'mon|ta|gna'],
    ['es', 'cordillera', 'cor|di|lle|ra'],
    ['cs', 'nadmořská', 'nad|moř|ská'],
    ['tr', 'coğrafya', 'coğ|raf|ya'],
    ['da', 'hovedstaden', 'ho|ved|sta|den'],
    ['sv', 'huvudstaden', 'hu|vud|sta|den'],
    ['ru', 'география', 'гео|гра|фия'],
    ['el', 'γεωγραφία', 'γεω|γρα|φία'],
  ] as const)('HYPHEN-1 divides by the patterns of the language %s: %s', async (language, word, expected) => {
    expect(await divided(language, word)).toBe(expected);
  });

  it('HYPHEN-1 keeps two letters before a division, and behind it two in German, three in English', async () => {
    const createFinder = () => () => [1, 2, 4, 6, 7, 8];
    const hyphenator = createHyphenator({ createFinder, lettersAfter: 3, opensNoRow: new Set() });
    expect(hyphenator.divide('abababaab').map(({ at }) => at)).toEqual([2, 4, 6]);
    expect(await divided('de', 'Ameise')).toBe('Amei|se');
  });

  it('HYPHEN-1 leaves words whole in a language without patterns', async () => {
    expect(await loadHyphenator('sw:sw-ke-g2@3.39')).toBeUndefined();
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
    const { made, hyphenator } = everywhere();
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
    ['de', 'Ausschüsschen', 'Aus|schüss|chen'],
    ['de', 'Querele', 'Que|re|le'],
    ['de', 'Mikroskoptechnik', 'Mi|kro|skop|tech|nik'],
    ['de', 'zerbarst', 'zer|barst'],
    ['de', 'Churs', 'Churs'],
    ['de', 'Sørensen', 'Sø|ren|sen'],
    ['en', 'admonitions', 'ad|moni|tions'],
    ['en', 'Amsterdam', 'Ams|ter|dam'],
    ['en', 'McDonald', 'McDon|ald'],
  ] as const)(
    'HYPHEN-6 leaves no part without a vowel and none of one letter %s: %s',
    async (language, word, expected) => {
      expect(await divided(language, word)).toBe(expected);
    },
  );

  it.each([
    ['de', 'Preußin', 'Preu|ßin'],
    ['de', 'Ostpreußinnen', 'Ost|preu|ßin|nen'],
    ['de', 'Psychopathin', 'Psy|cho|pa|thin'],
    ['de', 'Brauerin', 'Braue|rin'],
    ['de', 'Login', 'Log|in'],
    ['de', 'Fußabdruck', 'Fuß|ab|druck'],
    ['en', 'therein', 'therein'],
  ] as const)(
    'HYPHEN-7 gives the German suffix "-in" the sound before it %s: %s',
    async (language, word, expected) => {
      expect(await divided(language, word)).toBe(expected);
    },
  );

  it('HYPHEN-6 holds for any letters, wherever their syllables are said to begin', () => {
    const vowels = /[aeiouyäöüéøæ]/iu;
    const letters = fc.string({ unit: fc.constantFrom(...'aeyüéøbcdßn'), minLength: 5, maxLength: 30 });
    fc.assert(
      fc.property(letters, fc.uniqueArray(fc.integer({ min: 1, max: 29 })), (word, places) => {
        const createFinder = () => () => places.filter((at) => at < word.length).sort((a, b) => a - b);
        const hyphenator = createHyphenator({ createFinder, lettersAfter: 2, opensNoRow: new Set() });
        const starts = [0, ...hyphenator.divide(word).map(({ at }) => at)];
        const parts = starts.map((start, index) => word.slice(start, starts[index + 1]));
        const isSyllable = (part: string) => part.length > 1 && vowels.test(part);
        expect(parts.length === 1 || parts.every(isSyllable)).toBe(true);
      }),
    );
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
