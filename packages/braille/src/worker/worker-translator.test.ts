import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import type { BrailleRequest, BrailleResult } from '@tastwerk/editor-core/braille';
import type { TranslateAnswer, TranslateQuestion } from './protocol.js';
import type { OpenChannel } from './worker-channel.js';
import { createWorkerTranslator } from './worker-translator.js';

const line = (text: string): BrailleRequest => ({ text, system: 'DE:VOLL' });
const cellsFor = (cell: number): BrailleResult => ok({ cells: [cell], sourceIndex: [0] });

/** A worker that the test answers for. */
function createStage() {
  const questions: TranslateQuestion[] = [];
  const starts: { answer: (answer: TranslateAnswer) => void; crash: () => void }[] = [];
  let closed = 0;
  const openChannel: OpenChannel = (answer, crash) => {
    starts.push({ answer, crash });
    return {
      send: (question) => questions.push(question),
      close: () => {
        closed += 1;
      },
    };
  };
  return { questions, starts, openChannel, closed: () => closed };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('createWorkerTranslator', () => {
  it('starts the worker with the first question', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    expect(stage.starts).toHaveLength(0);
    void translator.translate([line('a')]);
    await Promise.resolve();
    expect(stage.starts).toHaveLength(1);
  });

  it('brings each answer to its own question, whatever their order', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const first = translator.translate([line('a')]);
    const second = translator.translate([line('b')]);
    const [a, b] = stage.questions.map(({ id }) => id);
    stage.starts[0]?.answer({ id: b ?? 0, results: [cellsFor(3)] });
    stage.starts[0]?.answer({ id: a ?? 0, results: [cellsFor(1)] });
    stage.starts[0]?.answer({ id: a ?? 0, results: [cellsFor(7)] });
    expect(await first).toEqual([cellsFor(1)]);
    expect(await second).toEqual([cellsFor(3)]);
  });

  it('passes over a second answer to a question while another one is open', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const first = translator.translate([line('a')]);
    const second = translator.translate([line('b')]);
    const [a, b] = stage.questions.map(({ id }) => id);
    stage.starts[0]?.answer({ id: a ?? 0, results: [cellsFor(1)] });
    stage.starts[0]?.answer({ id: a ?? 0, results: [cellsFor(7)] });
    stage.starts[0]?.answer({ id: b ?? 0, results: [cellsFor(3)] });
    expect(await first).toEqual([cellsFor(1)]);
    expect(await second).toEqual([cellsFor(3)]);
  });

  it('answers that braille is unavailable when the worker crashes, and starts another one next time', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const lost = translator.translate([line('a')]);
    stage.starts[0]?.crash();
    expect(await lost).toEqual([fail({ code: 'BRAILLE_UNAVAILABLE' })]);
    const again = translator.translate([line('a')]);
    stage.starts[1]?.answer({ id: stage.questions[1]?.id ?? 0, results: [cellsFor(1)] });
    expect(await again).toEqual([cellsFor(1)]);
    expect(stage.closed()).toBe(1);
  });

  it('takes a worker that does not answer for crashed', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const lost = translator.translate([line('a')]);
    jest.runAllTimers();
    expect(await lost).toEqual([fail({ code: 'BRAILLE_UNAVAILABLE' })]);
    expect(stage.closed()).toBe(1);
  });

  it('lets a worker rest that has answered', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const done = translator.translate([line('a')]);
    stage.starts[0]?.answer({ id: stage.questions[0]?.id ?? 0, results: [cellsFor(1)] });
    await done;
    jest.runAllTimers();
    expect(stage.closed()).toBe(0);
  });

  it('ends open questions and the worker when it is disposed of', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const many = translator.translate(Array.from({ length: 120 }, (_, at) => line(`${at}`)));
    translator.dispose();
    expect((await many).every((result) => !result.ok)).toBe(true);
    expect(stage.closed()).toBe(1);
    expect(stage.starts).toHaveLength(1);
  });
});
