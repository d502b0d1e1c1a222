import { describe, expect, it } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import type { BrailleResult, ReadingResult } from '@tastwerk/editor-core/braille';
import type { LineRequest, ReadRequest } from '../line-request.js';
import type { EngineQuestion } from '../translator/engine-question.js';
import type { OpenBrailleChannel } from '../worker/worker-translator.js';
import { createThreadTranslator } from './thread-translator.js';

const lines = (count: number): LineRequest[] =>
  Array.from({ length: count }, (_, at) => ({ text: `${at}`, system: 'DE:VOLL' }));
const cellLines = (count: number): ReadRequest[] =>
  Array.from({ length: count }, (_, at) => ({ cells: [at], system: 'DE:VOLL' }));
const textFor = (text: string): ReadingResult => ok({ text, sourceIndex: [0] });
const cellsFor = (cell: number): BrailleResult => ok({ cells: [cell], sourceIndex: [0] });

/** Threads that answer every line with a cell for its number, the later thread first. */
function createThreads() {
  const questions: EngineQuestion[][] = [];
  let closed = 0;
  const openChannel: OpenBrailleChannel = (answer) => {
    const own: EngineQuestion[] = [];
    const delay = 20 - 10 * questions.push(own);
    return {
      send({ id, query }) {
        own.push(query);
        const result =
          'write' in query
            ? { written: query.write.map(({ text }) => cellsFor(Number(text) % 64)) }
            : { read: query.read.map(({ cells }) => textFor(cells.join())) };
        setTimeout(() => answer({ id, result }), delay);
      },
      close: () => {
        closed += 1;
      },
    };
  };
  return { questions, openChannel, closed: () => closed };
}

describe('createThreadTranslator', () => {
  it('answers in order, whichever thread answers first', async () => {
    const threads = createThreads();
    const translator = createThreadTranslator(2, threads.openChannel);
    const results = await translator.translate(lines(400));
    expect(results).toEqual(lines(400).map(({ text }) => cellsFor(Number(text) % 64)));
    expect(threads.questions).toHaveLength(2);
    translator.dispose();
    expect(threads.closed()).toBe(2);
  });

  it('reads in order, over several threads', async () => {
    const threads = createThreads();
    const translator = createThreadTranslator(2, threads.openChannel);
    expect(await translator.read(cellLines(300))).toEqual(
      cellLines(300).map(({ cells }) => textFor(cells.join())),
    );
    expect(threads.questions.map((own) => own.length)).toEqual([3, 3]);
  });

  it('keeps few lines in one thread', async () => {
    const threads = createThreads();
    await createThreadTranslator(4, threads.openChannel).translate(lines(100));
    expect(threads.questions).toHaveLength(1);
  });

  it('leaves lines unanswered once it is cancelled', async () => {
    const threads = createThreads();
    const signal = { aborted: false };
    const answers = createThreadTranslator(2, threads.openChannel).translate(lines(400), signal);
    signal.aborted = true;
    const results = await answers;
    expect(results).toHaveLength(400);
    expect(results[0]).toEqual(cellsFor(0));
    expect(results[399]).toEqual(fail({ code: 'BRAILLE_UNAVAILABLE' }));
  });
});
