import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import type {
  BrailleRequest,
  BrailleResult,
  ReadingRequest,
  ReadingResult,
} from '@tastwerk/editor-core/braille';
import type { EngineAnswer, EngineQuestion } from '../translator/engine-question.js';
import { createWorkerTranslator, type OpenBrailleChannel } from './worker-translator.js';

const line = (text: string): BrailleRequest => ({ text, system: 'DE:VOLL' });
const cells = (cell: number): ReadingRequest => ({ cells: [cell], system: 'DE:VOLL' });
const textFor = (text: string): ReadingResult => ok({ text, sourceIndex: [0] });
const cellsFor = (cell: number): BrailleResult => ok({ cells: [cell], sourceIndex: [0] });

/** A worker that the test answers for. */
function createStage() {
  const starts: { answer: (result: EngineAnswer) => void; crash: () => void }[] = [];
  const asked: EngineQuestion[] = [];
  let closed = 0;
  const openChannel: OpenBrailleChannel = (tell, crash) => {
    let last = 0;
    starts.push({ answer: (result) => tell({ id: last, result }), crash });
    return {
      send: ({ id, query }) => {
        last = id;
        asked.push(query);
      },
      close: () => {
        closed += 1;
      },
    };
  };
  return { starts, asked, openChannel, closed: () => closed };
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

  it('answers that braille is unavailable when the worker crashes, and starts another one next time', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const lost = translator.translate([line('a')]);
    stage.starts[0]?.crash();
    expect(await lost).toEqual([fail({ code: 'BRAILLE_UNAVAILABLE' })]);
    const again = translator.translate([line('a')]);
    stage.starts[1]?.answer({ written: [cellsFor(1)] });
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
    stage.starts[0]?.answer({ written: [cellsFor(1)] });
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

  it('asks the same worker for what cells say', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const writing = translator.translate([line('a')]);
    stage.starts[0]?.answer({ written: [cellsFor(1)] });
    await writing;
    const reading = translator.read([cells(1)]);
    stage.starts[0]?.answer({ read: [textFor('a')] });
    expect(await reading).toEqual([textFor('a')]);
    expect(stage.asked).toEqual([{ write: [line('a')] }, { read: [cells(1)] }]);
    expect(stage.starts).toHaveLength(1);
  });

  it('answers that cells cannot be read when the worker crashes or hangs, and starts another one next time', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const crashed = translator.read(Array.from({ length: 120 }, () => cells(1)));
    stage.starts[0]?.crash();
    expect((await crashed).every((result) => !result.ok)).toBe(true);
    expect(stage.asked).toHaveLength(1);
    const hung = translator.read([cells(1)]);
    jest.runAllTimers();
    expect(await hung).toEqual([fail({ code: 'BRAILLE_UNAVAILABLE' })]);
    const again = translator.read([cells(1)]);
    stage.starts[2]?.answer({ read: [textFor('a')] });
    expect(await again).toEqual([textFor('a')]);
  });

  it('takes an answer to another question for none', async () => {
    const stage = createStage();
    const translator = createWorkerTranslator(stage.openChannel);
    const reading = translator.read([cells(1)]);
    stage.starts[0]?.answer({ written: [cellsFor(1)] });
    expect(await reading).toEqual([fail({ code: 'BRAILLE_UNAVAILABLE' })]);
  });
});
