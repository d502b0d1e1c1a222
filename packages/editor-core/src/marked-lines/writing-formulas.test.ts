import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fakeTranslation, fakeTranslator } from '../../test/fake-braille.js';
import { FORMULA_CELL, fakeFormulas } from '../../test/fake-formulas.js';
import { MATH_CODES } from '../formulas/math-codes.js';
import { mathCodeOf, usualMathCode } from '../translator/math-code-of.js';
import type { BrailleRequest, BrailleTranslation, BrailleTranslator } from '../translator/translator.js';
import { writingFormulas } from './writing-formulas.js';

const system = 'DE:VOLL';

function recording() {
  const asked: BrailleRequest[] = [];
  const translator: BrailleTranslator = {
    translate(requests) {
      asked.push(...requests);
      return fakeTranslator.translate(requests);
    },
  };
  return { asked, translator: writingFormulas(translator, fakeFormulas) };
}

async function written(text: string, request: Partial<BrailleRequest> = {}): Promise<BrailleTranslation> {
  const { translator } = recording();
  const [result] = await translator.translate([{ text, system, mathCode: 'ueb', ...request }]);
  if (!result?.ok) throw new Error(text);
  return result.value;
}

describe('a line with formulas', () => {
  it('FORMULA-3 is put together from words and formulas', async () => {
    const { asked, translator } = recording();
    const [line, plain] = await translator.translate([
      { text: 'Die $x^2$ ist', system, mathCode: 'ueb' },
      { text: 'Rest', system },
    ]);
    expect(asked).toEqual([
      { text: 'Die', system },
      { text: 'ist', system },
      { text: 'Rest', system },
    ]);
    const words = (text: string) => {
      const result = fakeTranslation({ text, system });
      return result.ok ? result.value.cells : [];
    };
    expect(line?.ok && line.value).toEqual({
      cells: [...words('Die'), 0, FORMULA_CELL, FORMULA_CELL, FORMULA_CELL, 0, ...words('ist')],
      // The places of the formula do not fall, and count in the line.
      sourceIndex: [0, 1, 3, 7, 7, 7, 9, 10, 11],
      formulas: [{ start: 4, end: 9, doubts: [] }],
    });
    expect(plain).toEqual(fakeTranslation({ text: 'Rest', system }));
  });

  it('FORMULA-3 has places that never fall and lie in the text, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('$', '\\', ' ', '5', 'x', 'sch', '☂', '?'), { maxLength: 15 }),
        fc.constantFrom(...MATH_CODES),
        async (signs, mathCode) => {
          const text = signs.join('');
          const { cells, sourceIndex } = await written(text, { mathCode });
          expect(sourceIndex).toHaveLength(cells.length);
          for (const [index, place] of sourceIndex.entries()) {
            expect(place).toBeGreaterThanOrEqual(sourceIndex[index - 1] ?? 0);
            expect(place).toBeLessThan(text.length);
          }
        },
      ),
    );
  });

  it('FORMULA-3 keeps the own words of its words', async () => {
    const { asked, translator } = recording();
    const exceptions = { written: [{ start: 8, end: 12, cells: [1] }], divisions: [2, 10] };
    await translator.translate([{ text: 'Haus$x$ Auge', system, mathCode: 'ueb', exceptions }]);
    expect(asked).toEqual([
      { text: 'Haus', system, exceptions: { written: [], divisions: [2] } },
      { text: 'Auge', system, exceptions: { written: [{ start: 0, end: 4, cells: [1] }], divisions: [2] } },
    ]);
  });

  it('FORMULA-3 has LaTeX in the characters of its system, without contractions', async () => {
    const { asked, translator } = recording();
    await translator.translate([{ text: '$st$', system, mathCode: 'latex' }]);
    expect(asked).toEqual([
      { text: 'st', system, notation: 'computer', exceptions: { written: [], divisions: [1] } },
    ]);
  });

  it('FORMULA-2 writes a dollar sign without its backslash', async () => {
    const { sourceIndex, cells } = await written('a\\$b');
    expect(cells).toEqual((await written('a$b')).cells);
    expect(sourceIndex).toEqual([0, 1, 3]);
  });

  it('FORMULA-4 keeps a formula that cannot be read as it is typed, and says why', async () => {
    const { cells, formulas } = await written('a $?$ b');
    const typed = fakeTranslation({ text: 'a $?$ b', system });
    expect(typed.ok && typed.value.cells).toEqual(cells);
    expect(formulas).toMatchObject([{ start: 2, end: 5, problem: { code: 'UNREADABLE' } }]);
  });

  it('BRAILLE-2 names the place of a character in the whole line', async () => {
    const { translator } = recording();
    const request = { system, mathCode: 'ueb' } as const;
    const [lacking, failed] = await translator.translate([
      { text: '$x$ a☂', ...request },
      { text: '$x$ a☃', ...request },
    ]);
    expect(lacking?.ok && lacking.value.unwritten).toEqual([{ character: '☂', index: 5 }]);
    expect(failed).toMatchObject({ ok: false, error: { character: '☃', index: 5 } });
  });

  it('is the same line again while its parts are', async () => {
    const kept = new Map<string, ReturnType<typeof fakeTranslation>>();
    const translator = writingFormulas(
      {
        translate: (requests) =>
          Promise.resolve(
            requests.map((request) => {
              const answer = kept.get(request.text) ?? fakeTranslation(request);
              kept.set(request.text, answer);
              return answer;
            }),
          ),
      },
      fakeFormulas,
    );
    const ask = async () => (await translator.translate([{ text: 'a $x$', system, mathCode: 'ueb' }]))[0];
    const first = await ask();
    expect(await ask()).toBe(first);
    kept.clear();
    expect(await ask()).not.toBe(first);
  });

  it('has no braille while the engine of mathematics cannot be loaded', async () => {
    const translator = writingFormulas(fakeTranslator, () => Promise.reject(new Error('offline')));
    const answers = await translator.translate([
      { text: '$x$', system, mathCode: 'ueb' },
      { text: 'x', system },
    ]);
    expect(answers).toEqual([
      { ok: false, error: { code: 'BRAILLE_UNAVAILABLE' } },
      fakeTranslation({ text: 'x', system }),
    ]);
  });
});

describe('the code of formulas', () => {
  it('FORMULA-8 follows from the system unless the document names one', () => {
    expect(
      [
        'DE:KURZ',
        'EN:UEB1',
        'en:en-ueb-g2@3.39',
        'en:en-us-g1@3.39',
        'en:en_US@3.39',
        'fr:fr-bfu-g2@3.39',
      ].map((name) => usualMathCode(name as 'DE:VOLL')),
    ).toEqual(['german', 'ueb', 'ueb', 'nemeth', 'nemeth', 'latex']);
    expect(mathCodeOf({ system: 'DE:VOLL', mathCode: 'latex' })).toBe('latex');
    expect(mathCodeOf({ system: 'DE:VOLL', mathCode: null })).toBe('german');
  });
});
