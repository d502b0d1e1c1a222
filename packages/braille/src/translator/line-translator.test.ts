import { describe, expect, it } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import type { BrailleRequest, BrailleResult } from '@tastwerk/editor-core/braille';
import { createLineTranslator } from './line-translator.js';

const line = (text: string): BrailleRequest => ({ text, system: 'DE:VOLL' });
const lines = (count: number): BrailleRequest[] =>
  Array.from({ length: count }, (_, at) => line(`Zeile ${at}`));

/** Writes every text as full cells, one for each character, and notes what it was asked. */
function fullCells(): {
  asked: string[][];
  translate: (r: readonly BrailleRequest[]) => Promise<BrailleResult[]>;
} {
  const asked: string[][] = [];
  return {
    asked,
    async translate(requests) {
      asked.push(requests.map(({ text }) => text));
      return requests.map(({ text }) =>
        ok({ cells: [...text].map(() => 63), sourceIndex: [...text].map((_, at) => at) }),
      );
    },
  };
}

describe('createLineTranslator', () => {
  it('answers every request in order and asks for a line once', async () => {
    const engine = fullCells();
    const translator = createLineTranslator(engine.translate);
    const results = await translator.translate([line('ab'), line('c'), line('ab')]);
    expect(results.map((result) => (result.ok ? result.value.cells.length : 0))).toEqual([2, 1, 2]);
    await translator.translate([line('c'), line('d')]);
    expect(engine.asked).toEqual([['ab', 'c'], ['d']]);
  });

  it('answers the last of more lines than it sends at once', async () => {
    const engine = fullCells();
    const results = await createLineTranslator(engine.translate).translate(lines(120));
    expect(engine.asked.flat()).toHaveLength(120);
    expect(results.every((result) => result.ok)).toBe(true);
  });

  it('tells the same text in two systems apart', async () => {
    const engine = fullCells();
    const translator = createLineTranslator(engine.translate);
    await translator.translate([line('ab'), { text: 'ab', system: 'DE:KURZ' }]);
    expect(engine.asked).toEqual([['ab', 'ab']]);
  });

  it('sends no further batch once it is aborted', async () => {
    const engine = fullCells();
    const signal = { aborted: false };
    const translator = createLineTranslator(async (requests) => {
      signal.aborted = true;
      return engine.translate(requests);
    });
    const results = await translator.translate(lines(120), signal);
    expect(engine.asked).toHaveLength(1);
    expect(results).toHaveLength(120);
    expect(results[0]?.ok).toBe(true);
    expect(results[119]).toEqual(fail({ code: 'BRAILLE_UNAVAILABLE' }));
  });

  it('asks again for lines that were unavailable, not for those that have no braille', async () => {
    const asked: string[] = [];
    const translator = createLineTranslator(async (requests) =>
      requests.map(({ text }) => {
        asked.push(text);
        return text === '✓'
          ? fail({ code: 'BRAILLE_UNTRANSLATABLE', character: '✓', index: 0 })
          : fail({ code: 'BRAILLE_UNAVAILABLE' });
      }),
    );
    await translator.translate([line('✓'), line('ab')]);
    await translator.translate([line('✓'), line('ab')]);
    expect(asked).toEqual(['✓', 'ab', 'ab']);
  });

  it('gives up on the rest when the engine has gone', async () => {
    let batches = 0;
    const translator = createLineTranslator(async (requests) => {
      batches += 1;
      return requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' }));
    });
    const results = await translator.translate(lines(120));
    expect(batches).toBe(1);
    expect(results.every((result) => !result.ok)).toBe(true);
  });
});
