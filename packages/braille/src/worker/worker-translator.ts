import { fail } from '@tastwerk/editor-core';
import { createLineTranslator } from '@tastwerk/editor-core/braille';
import { createWorkerClient, type OpenRequestChannel, workerChannel } from '@tastwerk/editor-core/workers';
import type { LineReader, LineTranslator } from '../line-request.js';
import type { EngineAnswer, EngineQuestion } from '../translator/engine-question.js';
import { LINE_OPTIONS } from '../translator/engine-translator.js';
import { createLineReader } from '../translator/line-reader.js';

/** Opens a channel to a worker that writes and reads lines. */
export type OpenBrailleChannel = OpenRequestChannel<EngineQuestion, EngineAnswer>;

/** A translator in another thread, which reads braille, too; to be disposed of when it is not needed any more. */
export interface WorkerTranslator extends LineTranslator, LineReader {
  /** Ends the worker; open questions answer `BRAILLE_UNAVAILABLE`. A later question starts it again. */
  dispose(): void;
}

/** A question that waits longer will not be answered: the worker is then ended, as if it had crashed. Covers a slow first download. */
const ANSWER_LIMIT_MS = 60_000;

const openBrailleWorker: OpenBrailleChannel = workerChannel(
  () => new Worker(new URL('./braille.worker.js', import.meta.url), { type: 'module', name: 'braille' }),
);

/**
 * The ports that write and read over a worker that starts with the first question. A worker that crashes or hangs answers
 * `BRAILLE_UNAVAILABLE` and the next question starts another.
 */
export function createWorkerTranslator(
  openChannel: OpenBrailleChannel = openBrailleWorker,
): WorkerTranslator {
  const client = createWorkerClient(openChannel);
  const dispose = () => client.close();

  /** Undefined where the worker was lost. */
  async function ask(question: EngineQuestion): Promise<EngineAnswer | undefined> {
    const timer = setTimeout(dispose, ANSWER_LIMIT_MS);
    try {
      return await client.request(question);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  const translator = createLineTranslator(async (requests) => {
    const answer = await ask({ write: requests });
    if (answer !== undefined && 'written' in answer) return answer.written;
    return requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' }));
  }, LINE_OPTIONS);
  const reader = createLineReader(async (requests) => {
    const answer = await ask({ read: requests });
    return answer !== undefined && 'read' in answer ? answer.read : undefined;
  });
  return { ...translator, ...reader, dispose };
}
