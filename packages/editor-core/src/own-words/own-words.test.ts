import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Document } from '../index.js';
import { translateDocument } from '../braille/translate-document.js';
import { kinds } from '../standard.js';
import { HYPHENS_ONLY } from '../translator/hyphenation/hyphenator.js';
import { withObjects, oneOfEach } from '../../test/documents.js';
import { fakeTranslator } from '../../test/fake-braille.js';
import { type OwnWord, ownWordSchema } from './own-word.js';
import { usedOwnWords, withUsedOwnWords } from '../braille/used-own-words.js';
import { keyOfOwnWord, mergedOwnWords, OwnWords } from './own-words.js';
import { brailleRequestOf, hyphenatorWithOwnWords } from './write-with-own-words.js';

const own = (word: string, more: Partial<OwnWord> = {}): OwnWord => ({
  word,
  places: ['whole'],
  system: 'DE:KURZ',
  braille: word.includes('|') ? null : '⠧⠁⠎⠑',
  ...more,
});

const found = (text: string, ...words: OwnWord[]) =>
  new OwnWords(words, 'DE:KURZ').in(text).map(({ start, end }) => text.slice(start, end));

describe('own words', () => {
  it.each([
    [own('Vase'), true],
    [own('z.B.'), true],
    [own('E-Mail'), true],
    [own('Haus|tür'), true],
    [own('Haus|tür', { braille: '⠓' }), false],
    [own('Haustür', { braille: null }), false],
    [own('|Haus', { braille: null }), false],
    [own('zwei Wörter'), false],
    [own(''), false],
    [own('Vase', { braille: '⠧⠀⠎' }), false],
    [own('Vase', { braille: '' }), false],
    [own('Vase', { places: [] }), false],
    [own('Vase', { places: ['end', 'end'] }), false],
    [own('x'.repeat(61)), false],
    [own('✓'), true],
    [own('♀️'), true],
    [own('✓', { braille: null }), false],
    [own('✓a'), false],
    [own('[✓'), false],
    [own('$'), false],
  ])('OWN-1 are one word with cells, or with marks of division: %j %s', (word, isValid) => {
    expect(ownWordSchema.safeParse(word).success).toBe(isValid);
  });

  it.each([
    ['whole', 'Vase, vase VASE; Vasen Blumenvase', ['Vase', 'vase', 'VASE']],
    ['begin', 'Vase Vasen Blumenvasen Blumenvase', ['Vase']],
    ['middle', 'Vase Vasen Blumenvasen Blumenvase', ['vase']],
    ['end', 'Vase Vasen Blumenvasen Blumenvase', ['vase']],
  ] as const)('OWN-2 stand where their place says: %s', (place, text, expected) => {
    expect(found(text, own('Vase', { places: [place] }))).toEqual(expected);
  });

  it('OWN-2 are signs that stand beside letters, too', () => {
    const places = ['whole', 'begin', 'middle', 'end'] as const;
    expect(found('✓ a✓ ✓a a✓a (✓)', own('✓', { places }))).toEqual(['✓', '✓', '✓', '✓', '✓']);
  });

  it('OWN-3 are found the longest first, and short ones, too', () => {
    const everywhere = { places: ['whole', 'begin', 'middle', 'end'] } as const;
    const words = [own('ei', everywhere), own('eis', everywhere), own('eisen', everywhere)];
    expect(found('Eisenbahn eis ei Seil', ...words)).toEqual(['Eisen', 'eis', 'ei', 'ei']);
  });

  it('OWN-4 hold in their system by any release, and divisions in all systems of the language', () => {
    const german = [own('Vase'), own('Haus|tür')];
    const inSystem = (words: OwnWord[], system: Document['system']) =>
      new OwnWords(words, system).in('Vase Haustür').map(({ word }) => word.word);
    expect(inSystem(german, 'DE:KURZ')).toEqual(['Vase', 'Haus|tür']);
    expect(inSystem(german, 'DE:VOLL')).toEqual(['Haus|tür']);
    expect(inSystem(german, 'EN:UEB2')).toEqual([]);
    expect(inSystem([own('Vase', { system: 'EN:UEB2' })], 'en:en-ueb-g2@3.39')).toEqual(['Vase']);
  });

  it('keep their places in lines whose small letters are longer', () => {
    expect(found('İİ Vase', own('Vase'))).toEqual(['Vase']);
  });

  it('say what is written with which cells and where no contraction reads across', () => {
    const words = new OwnWords([own('Vase'), own('Haus|tür')], 'DE:KURZ');
    expect(words.exceptionsOf('Die Haustür, die Vase')).toEqual({
      written: [{ start: 17, end: 21, cells: [39, 1, 14, 17] }],
      divisions: [8],
    });
    expect(words.exceptionsOf('Die Tür')).toBeUndefined();
  });

  it('of a line rise and do not overlap, whatever the words are', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'A'), minLength: 1, maxLength: 4 });
    const place = fc.constantFrom<OwnWord['places'][number]>('whole', 'begin', 'middle', 'end');
    const words = fc.array(fc.tuple(letters, fc.uniqueArray(place, { minLength: 1 })), { maxLength: 6 });
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'B', ' ', 'ß'), maxLength: 30 });
    fc.assert(
      fc.property(words, texts, (of, text) => {
        const list = of.map(([word, places]) => own(word, { places }));
        let last = 0;
        for (const { start, end, word } of new OwnWords(list, 'DE:KURZ').in(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end).toLowerCase()).toBe(word.word.toLowerCase());
          last = end;
        }
      }),
    );
  });

  it('are one where they mean the same: the first stays', () => {
    const other = own('VASE', { braille: '⠧' });
    expect(keyOfOwnWord(own('Vase'))).toBe(keyOfOwnWord(other));
    expect(mergedOwnWords([own('Vase')], [other, own('Topf')])).toEqual([own('Vase'), own('Topf')]);
  });
});

describe('a document with own words', () => {
  const document: Document = { ...withObjects(...oneOfEach()), system: 'DE:KURZ' };

  it('OWN-5 asks for its lines with them', async () => {
    const words = [own('Straße')];
    const { lines } = await translateDocument(kinds, { ...document, ownWords: words }, fakeTranslator);
    const cells = [39, 1, 14, 17];
    expect(lines.map(([request]) => request)).toEqual([
      {
        text: 'Die Straße',
        system: 'DE:KURZ',
        exceptions: { written: [{ start: 4, end: 10, cells }], divisions: [] },
      },
    ]);
    expect(brailleRequestOf(document, 'Die Straße')).toEqual({ text: 'Die Straße', system: 'DE:KURZ' });
  });

  it('OWN-6 takes along those of other lists that it uses, behind its own', () => {
    const [mine, used, unused] = [own('Die'), own('Straße'), own('Vase')];
    const taken = withUsedOwnWords(kinds, { ...document, ownWords: [mine] }, [unused, used, own('die')]);
    expect(taken.ownWords).toEqual([mine, used]);
    expect(withUsedOwnWords(kinds, document, [unused])).toBe(document);
  });

  it('knows which of its own words it uses', () => {
    const [used, unused] = [own('Straße'), own('Vase')];
    expect([...usedOwnWords(kinds, { ...document, ownWords: [unused, used] })]).toEqual([used]);
  });
});

describe('the division of own words at the end of a row', () => {
  const silly = {
    divide: (text: string) => (text.length > 4 ? [{ at: 3, addsSign: true }] : []),
    misreadsAtRowStart: () => false,
  };
  const divided = (ownWords: OwnWord[], text: string) =>
    hyphenatorWithOwnWords({ system: 'DE:KURZ', ownWords }, silly)
      .divide(text)
      .map(({ at }) => at);

  it('OWN-7 is at their marks and within their parts, and that of other words stays', () => {
    expect(divided([own('Staub|ecken')], '„Staubecken“')).toEqual([4, 6, 9]);
    expect(divided([own('Staub|ecken')], 'Blumentopf')).toEqual([3]);
  });

  it('leaves the hyphenator as it is where there are none, and is the same one for the same list', () => {
    expect(hyphenatorWithOwnWords({ system: 'DE:KURZ', ownWords: [] }, HYPHENS_ONLY)).toBe(HYPHENS_ONLY);
    const writing = { system: 'DE:KURZ', ownWords: [own('Staub|ecken')] } as const;
    expect(hyphenatorWithOwnWords(writing, silly)).toBe(hyphenatorWithOwnWords(writing, silly));
  });
});
