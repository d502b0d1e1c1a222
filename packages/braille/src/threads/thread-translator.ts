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

/** Fewer requests than this are not worth another thread. */
const REQUESTS_PER_THREAD = 100;

/**
 * The ports that write and read over several threads of Node, for bulk: the requests of a call are cut into as many runs as
 * there are threads, and answered in order. Threads start when they are needed; `dispose` ends them, or the process stays alive.
 */
export function createThreadTranslator(
  threads: number = availableParallelism(),
  openChannel: OpenBrailleChannel = openBrailleThread,
): WorkerTranslator {
  const translators = Array.from({ length: Math.max(1, threads) }, () => createWorkerTranslator(openChannel));

  async function inRuns<Request, Result>(
    requests: readonly Request[],
    answer: (translator: WorkerTranslator, run: readonly Request[]) => Promise<readonly Result[]>,
  ): Promise<readonly Result[]> {
    const length = Math.max(REQUESTS_PER_THREAD, Math.ceil(requests.length / translators.length));
    const runs = translators.map((translator, at) =>
      answer(translator, requests.slice(at * length, (at + 1) * length)),
    );
    return (await Promise.all(runs)).flat();
  }

  return {
    remembers: true,
    translate: (requests, signal) => inRuns(requests, (translator, run) => translator.translate(run, signal)),
    read: (requests, signal) => inRuns(requests, (translator, run) => translator.read(run, signal)),
    dispose() {
      for (const translator of translators) translator.dispose();
    },
  };
}
