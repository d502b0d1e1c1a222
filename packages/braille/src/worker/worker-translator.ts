import { fail } from '@tastwerk/editor-core';
import { type BrailleResult, createLineTranslator } from '@tastwerk/editor-core/braille';
import type { LineRequest, LineTranslator } from '../line-request.js';
import { LINE_OPTIONS } from '../translator/engine-translator.js';
import { type OpenChannel, openWorkerChannel, type WorkerChannel } from './worker-channel.js';

/** A translator in another thread, to be disposed of when nobody asks it any more. */
export interface WorkerTranslator extends LineTranslator {
  /** Ends the worker; open questions answer `BRAILLE_UNAVAILABLE`. A later question starts it again. */
  dispose(): void;
}

/** A question that waits longer will not be answered: the worker is then ended, as if it had crashed. Covers a slow first download. */
const ANSWER_LIMIT_MS = 60_000;

interface OpenQuestion {
  readonly requests: readonly LineRequest[];
  readonly answer: (results: readonly BrailleResult[]) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * The translator port over a worker that starts with the first question. Answers are matched by question id, so that a late
 * one never lands on another label. A worker that crashes or hangs answers `BRAILLE_UNAVAILABLE` and the next question starts another.
 */
export function createWorkerTranslator(openChannel: OpenChannel = openWorkerChannel): WorkerTranslator {
  const open = new Map<number, OpenQuestion>();
  let channel: WorkerChannel | undefined;
  let lastId = 0;

  function dispose(): void {
    channel?.close();
    channel = undefined;
    const questions = [...open.values()];
    open.clear();
    for (const { requests, answer, timer } of questions) {
      clearTimeout(timer);
      answer(requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' })));
    }
  }

  function start(): WorkerChannel {
    return openChannel(({ id, results }) => {
      const question = open.get(id);
      if (!question) return;
      clearTimeout(question.timer);
      open.delete(id);
      question.answer(results);
    }, dispose);
  }

  const translator = createLineTranslator<LineRequest>(
    (requests) =>
      new Promise((answer) => {
        const id = (lastId += 1);
        open.set(id, { requests, answer, timer: setTimeout(dispose, ANSWER_LIMIT_MS) });
        channel ??= start();
        channel.send({ id, requests });
      }),
    LINE_OPTIONS,
  );
  return { ...translator, dispose };
}
