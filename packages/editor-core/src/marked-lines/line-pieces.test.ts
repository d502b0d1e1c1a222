import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fakeTranslation, fakeTranslator } from '../../test/fake-braille.js';
import { fakeFormulas } from '../../test/fake-formulas.js';
import { fail, ok } from '../result.js';
import { brailleRequestOf } from '../own-words/write-with-own-words.js';
import { cellsToUnicode } from '../translator/cells.js';
import type { BrailleSystem } from '../translator/systems.js';
import type { BrailleRequest, BrailleTranslator } from '../translator/translator.js';
import { writingFormulas } from './writing-formulas.js';

/** Asks for `text` as a document of `system` does; `asked` is what reaches the translator. */
async function written(text: string, system: BrailleSystem = 'DE:VOLL', ownWords: readonly string[] = []) {
  const asked: BrailleRequest[] = [];
  const translator: BrailleTranslator = {
    translate(requests) {
      asked.push(...requests);
      return fakeTranslator.translate(requests);
    },
  };
  const words = ownWords.map((word) => ({ word, system, braille: '⠿', places: ['whole'] as const }));
  const request = brailleRequestOf({ system, ownWords: words }, text);
  const [result] = await writingFormulas(translator, fakeFormulas).translate([request]);
  if (!result?.ok) throw new Error(text);
  return { asked, line: result.value, braille: cellsToUnicode(result.value.cells) };
}

const cellsOf = (text: string) => {
  const result = fakeTranslation({ text, system: 'DE:VOLL' });
  return result.ok ? cellsToUnicode(result.value.cells) : '';
};

describe('a line with marks', () => {
  it('MARK-3 is asked for with its emphasis, and without brackets and marks', async () => {
    const { asked, line } = await written('Das [ist [so]{i}]{b} da', 'EN:UEB2');
    expect(asked).toEqual([
      {
        text: 'Das ist so da',
        system: 'EN:UEB2',
        emphasis: [
          { kind: 'bold', start: 4, end: 10 },
          { kind: 'italic', start: 8, end: 10 },
        ],
      },
    ]);
    // "st" is one cell, and the last three characters stand behind the marks.
    expect(line.sourceIndex).toEqual([0, 1, 2, 3, 5, 6, 8, 10, 11, 20, 21, 22]);
  });

  it('MARK-3 asks for one kind of emphasis in German', async () => {
    const { asked } = await written('[ein [so]{i,u} altes]{b} [Tor]{u}');
    expect(asked[0]?.emphasis).toEqual([
      { kind: 'italic', start: 0, end: 12 },
      { kind: 'italic', start: 13, end: 16 },
    ]);
  });

  it('MARK-3 asks for words of another language in a system of it, without own words of the document’s', async () => {
    const { asked } = await written(
      'Tor [Tor gate]{i,en} [porte]{fr:fr-bfu-g2@3.39} [x]{pt} Tor',
      'DE:VOLL',
      ['Tor'],
    );
    expect(asked.map(({ text, system }) => [text, system])).toEqual([
      ['Tor', 'DE:VOLL'],
      ['Tor gate', 'en:en-ueb-g1@3.39'],
      ['porte', 'fr:fr-bfu-g2@3.39'],
      ['x Tor', 'DE:VOLL'],
    ]);
    expect(asked.map(({ exceptions }) => exceptions?.written.length ?? 0)).toEqual([1, 0, 0, 1]);
    expect(asked[1]?.emphasis).toEqual([{ kind: 'italic', start: 0, end: 8 }]);
    expect((await written('[Haus]{de}')).asked[0]?.system).toBe('DE:VOLL');
    expect((await written('[Haus]{de}', 'en:en-ueb-g2@3.39')).asked[0]?.system).toBe('DE:VOLL');
  });

  it.each([
    ['DE:KURZ', '⠠⠰⠶', '⠠⠰⠶'],
    ['EN:UEB2', '⠈⠨⠣', '⠈⠨⠜'],
    ['en:en-ueb-g1@3.39', '⠈⠨⠣', '⠈⠨⠜'],
  ] as const)('MARK-3 has the signs of %s around a note', async (system, open, close) => {
    const { braille, line } = await written('Au [so]{note}', system);
    expect(braille).toBe(`${cellsOf('Au')}⠀${open}${cellsOf('so')}${close}`);
    expect(line.sourceIndex).toEqual([0, 1, 2, 3, 3, 3, 4, 5, 6, 6, 6]);
  });

  it('MARK-3 has square brackets around a note in other systems', async () => {
    const { asked } = await written('un [mot]{note,b}', 'fr:fr-bfu-g1@3.39');
    expect(asked).toEqual([
      {
        text: 'un [mot]',
        system: 'fr:fr-bfu-g1@3.39',
        emphasis: [{ kind: 'bold', start: 4, end: 7 }],
      },
    ]);
  });

  it.each([
    ['DE:VOLL', 'die [a]{small}-Achse', '⠠⠁'],
    ['DE:BASIS', '[km, ß]{small}', '⠠⠅⠍ ⠠⠮'],
    ['DE:VOLL', '[a]{small,de} [A ä]{small,b}', '⠠⠁ ⠠⠜'],
    ['DE:KURZ', '[a]{small} [km]{small}', '⠠⠅⠍'],
    ['EN:UEB2', '[a km]{small}', ''],
    ['en:en-ueb-g2@3.39', '[km]{small,de:de-de-comp8@3.39}', ''],
  ] as const)('MARK-3 announces small letters in %s: %s', async (system, text, expected) => {
    const { asked } = await written(text, system);
    const parts = asked.flatMap(({ exceptions }) => exceptions?.written ?? []);
    expect(parts.map(({ cells }) => cellsToUnicode(cells)).join(' ')).toBe(expected);
    for (const { text: words, exceptions } of asked)
      for (const { start, end } of exceptions?.written ?? [])
        expect(words.slice(start, end)).toMatch(/^[a-zäöüß]+$/u);
  });

  it('MARK-3 announces small letters before own words', async () => {
    const { asked } = await written(' [km]{small} Tor km', 'DE:VOLL', ['Tor', 'km']);
    expect(asked[0]?.exceptions?.written.map(({ start, end, cells }) => [start, end, cells.length])).toEqual([
      [0, 2, 3],
      [3, 6, 1],
      [7, 9, 1],
    ]);
  });

  it.each([
    ['fr:fr-bfu-g1@3.39', ['small']],
    ['EN:UEB2', undefined],
    ['DE:KURZ', undefined],
  ] as const)('MARK-6 says whether %s has a sign for small letters', async (system, unmarked) => {
    expect((await written('x [a]{small}', system)).line.unmarked).toEqual(unmarked);
  });

  it('MARK-3 asks for words of another language with own words of their system', async () => {
    const ownWords = (['EN:UEB2', 'EN:UEB1'] as const).map((system) => ({
      word: 'Tor',
      system,
      braille: '⠿',
      places: ['whole'] as const,
    }));
    const request = brailleRequestOf({ system: 'DE:VOLL', ownWords }, 'Tor [ad Tor]{en} Tor');
    expect(request.exceptions?.written.map(({ start, end }) => [start, end])).toEqual([[8, 11]]);
    const asked: BrailleRequest[] = [];
    await writingFormulas(
      {
        translate(requests) {
          asked.push(...requests);
          return fakeTranslator.translate(requests);
        },
      },
      fakeFormulas,
    ).translate([request]);
    expect(asked.map(({ exceptions }) => exceptions?.written.map(({ start, end }) => [start, end]))).toEqual([
      undefined,
      [[3, 6]],
      undefined,
    ]);
  });

  it('MARK-3 keeps own words out of its marks', async () => {
    const { asked } = await written('[a]{en} b', 'DE:VOLL', ['en']);
    expect(asked.every(({ exceptions }) => exceptions === undefined)).toBe(true);
  });

  it('MARK-6 says which emphasis has no signs', async () => {
    const translator: BrailleTranslator = {
      translate: (requests) =>
        Promise.resolve(
          requests.map((request) => {
            const result = fakeTranslation(request);
            return result.ok && request.emphasis
              ? ok({ ...result.value, unmarked: ['bold'] as const })
              : result;
          }),
        ),
    };
    const request = { text: 'a [b]{b} [c]{en,b} $x$', system: 'DE:VOLL', mathCode: 'ueb' } as const;
    const [line] = await writingFormulas(translator, fakeFormulas).translate([request]);
    expect(line).toMatchObject({ ok: true, value: { unmarked: ['bold'] } });
  });

  it('needs no engine of mathematics without a formula', async () => {
    const away = writingFormulas(fakeTranslator, () => Promise.reject(new Error('away')));
    const lines = await away.translate([
      { text: '[a]{b}', system: 'DE:VOLL', mathCode: 'ueb' },
      { text: '[a]{b} $x$', system: 'DE:VOLL', mathCode: 'ueb' },
    ]);
    expect(lines).toMatchObject([{ ok: true }, fail({ code: 'BRAILLE_UNAVAILABLE' })]);
  });

  it('MARK-3 has places that never fall and lie in the text, whatever it holds', async () => {
    const sign = fc.constantFrom('[', ']{b}', ']{note}', ']{en}', '\\', '$', ' ', 'x', 'sch', '☂');
    await fc.assert(
      fc.asyncProperty(fc.array(sign, { maxLength: 15 }), async (all) => {
        const text = all.join('');
        const { cells, sourceIndex } = (await written(text)).line;
        expect(sourceIndex).toHaveLength(cells.length);
        for (const [index, place] of sourceIndex.entries()) {
          expect(place).toBeGreaterThanOrEqual(sourceIndex[index - 1] ?? 0);
          expect(place).toBeLessThan(text.length);
        }
      }),
    );
  });
});
