import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadChannel } from '@tastwerk/editor-core/workers';
import {
  createWorkerTranslator,
  type OpenBrailleChannel,
  type WorkerTranslator,
} from '../worker/worker-translator.js';

const openBrailleThread: OpenBrailleChannel = threadChannel(
  () => new Worker(new URL('./braille.thread.js', import.meta.url), { name: 'braille' }),
);

/** Fewer lines than this are not worth another thread. */
const LINES_PER_THREAD = 100;

/**
 * The translator port over several threads of Node, for bulk: the lines of a call are cut into as many runs as there are
 * threads, and answered in order. Threads start when they are needed; `dispose` ends them, or the process stays alive.
 */
export function createThreadTranslator(
  threads: number = availableParallelism(),
  openChannel: OpenBrailleChannel = openBrailleThread,
): WorkerTranslator {
  const translators = Array.from({ length: Math.max(1, threads) }, () => createWorkerTranslator(openChannel));
  return {
    remembers: true,
    async translate(requests, signal) {
      const length = Math.max(LINES_PER_THREAD, Math.ceil(requests.length / translators.length));
      const runs = translators.map((translator, at) =>
        translator.translate(requests.slice(at * length, (at + 1) * length), signal),
      );
      return (await Promise.all(runs)).flat();
    },
    dispose() {
      for (const translator of translators) translator.dispose();
    },
  };
}
