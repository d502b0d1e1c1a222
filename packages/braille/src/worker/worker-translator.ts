import { fail } from '@tastwerk/editor-core';
import { type BrailleResult, createLineTranslator } from '@tastwerk/editor-core/braille';
import { createWorkerClient, type OpenRequestChannel, workerChannel } from '@tastwerk/editor-core/workers';
import type { LineRequest, LineTranslator } from '../line-request.js';
import { LINE_OPTIONS } from '../translator/engine-translator.js';

/** Opens a channel to a worker that translates lines. */
export type OpenBrailleChannel = OpenRequestChannel<readonly LineRequest[], readonly BrailleResult[]>;

/** A translator in another thread, to be disposed of when it is not needed any more. */
export interface WorkerTranslator extends LineTranslator {
  /** Ends the worker; open questions answer `BRAILLE_UNAVAILABLE`. A later question starts it again. */
  dispose(): void;
}

/** A question that waits longer will not be answered: the worker is then ended, as if it had crashed. Covers a slow first download. */
const ANSWER_LIMIT_MS = 60_000;

const openBrailleWorker: OpenBrailleChannel = workerChannel(
  () => new Worker(new URL('./braille.worker.js', import.meta.url), { type: 'module', name: 'braille' }),
);

/**
 * The translator port over a worker that starts with the first question. A worker that crashes or hangs answers `BRAILLE_UNAVAILABLE` and
 * the next question starts another.
 */
export function createWorkerTranslator(
  openChannel: OpenBrailleChannel = openBrailleWorker,
): WorkerTranslator {
  const client = createWorkerClient(openChannel);
  const dispose = () => client.close();
  const translator = createLineTranslator<LineRequest>(async (requests) => {
    const timer = setTimeout(dispose, ANSWER_LIMIT_MS);
    try {
      return await client.request(requests);
    } catch {
      return requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' }));
    } finally {
      clearTimeout(timer);
    }
  }, LINE_OPTIONS);
  return { ...translator, dispose };
}
