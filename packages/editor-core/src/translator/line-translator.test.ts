import { describe, expect, it } from '@jest/globals';
import { fail, ok } from '../result.js';
import { createLineTranslator, rememberLines } from './line-translator.js';
import type { BrailleRequest, BrailleResult } from './translator.js';

const line = (text: string): BrailleRequest => ({ text, system: 'DE:VOLL' });
const lines = (count: number): BrailleRequest[] =>
  Array.from({ length: count }, (_, at) => line(`Zeile ${at}`));

const IN_BATCHES = { linesAtOnce: 50 };

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

  it('asks again for a line whose words have got cells of their own', async () => {
    const engine = fullCells();
    const translator = createLineTranslator(engine.translate);
    const own = (cell: number): BrailleRequest => ({
      ...line('ab'),
      exceptions: { written: [{ start: 0, end: 2, cells: [cell] }], divisions: [] },
    });
    for (const request of [line('ab'), own(1), own(2), own(1)]) await translator.translate([request]);
    expect(engine.asked).toHaveLength(3);
  });

  it('answers the last of more lines than it sends at once', async () => {
    const engine = fullCells();
    const results = await createLineTranslator(engine.translate, IN_BATCHES).translate(lines(120));
    expect(engine.asked.map(({ length }) => length)).toEqual([50, 50, 20]);
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
    }, IN_BATCHES);
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
    }, IN_BATCHES);
    const results = await translator.translate(lines(120));
    expect(batches).toBe(1);
    expect(results.every((result) => !result.ok)).toBe(true);
  });

  it('drops the line that was used least recently', async () => {
    const engine = fullCells();
    const translator = createLineTranslator(engine.translate, { maxLines: 2 });
    for (const text of ['a', 'b', 'a', 'c']) await translator.translate([line(text)]);
    expect(engine.asked.flat()).toEqual(['a', 'b', 'c']);
    await translator.translate([line('a'), line('c')]);
    await translator.translate([line('b')]);
    expect(engine.asked.flat()).toEqual(['a', 'b', 'c', 'b']);
  });

  it('keeps no long paragraphs', async () => {
    const engine = fullCells();
    const translator = createLineTranslator(engine.translate);
    const paragraph = line('a'.repeat(2001));
    await translator.translate([paragraph]);
    await translator.translate([paragraph]);
    expect(engine.asked).toHaveLength(2);
  });
});

describe('rememberLines', () => {
  it('asks a translator that keeps nothing for unknown lines alone, all at once', async () => {
    const engine = fullCells();
    const translator = rememberLines(engine);
    await translator.translate([line('ab')]);
    const results = await translator.translate([line('abc'), line('ab'), ...lines(120)]);
    expect(engine.asked).toEqual([['ab'], ['abc', ...lines(120).map(({ text }) => text)]]);
    expect(results.slice(0, 2).map((result) => (result.ok ? result.value.cells.length : -1))).toEqual([3, 2]);
  });

  it('hands on the signal', async () => {
    const signal = { aborted: false };
    const given: unknown[] = [];
    const translator = rememberLines({
      translate: async (requests, handed) => {
        given.push(handed);
        return requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' }));
      },
    });
    await translator.translate([line('ab')], signal);
    expect(given).toEqual([signal]);
  });

  it('leaves a translator that remembers as it is', () => {
    const translator = createLineTranslator(fullCells().translate);
    expect(rememberLines(translator)).toBe(translator);
  });
});
