import { describe, expect, it } from '@jest/globals';
import { ok } from '@tastwerk/editor-core';
import type { BrailleRequest, BrailleResult } from '@tastwerk/editor-core/braille';
import { createCachingTranslator } from './caching-translator.js';

/** Answers every line with one cell per character and notes what it was asked. */
function countingTranslator(answer?: (request: BrailleRequest) => BrailleResult) {
  const asked: string[] = [];
  return {
    asked,
    translate: (requests: readonly BrailleRequest[]) => {
      asked.push(...requests.map(({ text }) => text));
      return Promise.resolve(
        requests.map(
          (request) =>
            answer?.(request) ??
            ok({ cells: [...request.text].map(() => 1), sourceIndex: [...request.text].map((_, i) => i) }),
        ),
      );
    },
  };
}

describe('createCachingTranslator', () => {
  it('asks for unknown lines alone and answers in the order of the requests', async () => {
    const engine = countingTranslator();
    const translator = createCachingTranslator(engine);
    await translator.translate([{ text: 'ab', system: 'DE:VOLL' }]);
    const results = await translator.translate([
      { text: 'abc', system: 'DE:VOLL' },
      { text: 'ab', system: 'DE:VOLL' },
    ]);
    expect(engine.asked).toEqual(['ab', 'abc']);
    expect(results.map((result) => (result.ok ? result.value.cells.length : -1))).toEqual([3, 2]);
  });

  it('keeps the systems apart', async () => {
    const engine = countingTranslator();
    const translator = createCachingTranslator(engine);
    await translator.translate([{ text: 'ab', system: 'DE:VOLL' }]);
    await translator.translate([{ text: 'ab', system: 'DE:KURZ' }]);
    expect(engine.asked).toEqual(['ab', 'ab']);
  });

  it('asks again after the engine could not be reached', async () => {
    const engine = countingTranslator(() => ({ ok: false, error: { code: 'BRAILLE_UNAVAILABLE' } }));
    const translator = createCachingTranslator(engine);
    await translator.translate([{ text: 'ab', system: 'DE:VOLL' }]);
    const [result] = await translator.translate([{ text: 'ab', system: 'DE:VOLL' }]);
    expect(engine.asked).toEqual(['ab', 'ab']);
    expect(result).toEqual({ ok: false, error: { code: 'BRAILLE_UNAVAILABLE' } });
  });

  it('keeps an answer that a text cannot be written', async () => {
    const engine = countingTranslator(() => ({
      ok: false,
      error: { code: 'BRAILLE_UNTRANSLATABLE', character: '漢', index: 0 },
    }));
    const translator = createCachingTranslator(engine);
    await translator.translate([{ text: '漢', system: 'DE:VOLL' }]);
    await translator.translate([{ text: '漢', system: 'DE:VOLL' }]);
    expect(engine.asked).toEqual(['漢']);
  });
});
