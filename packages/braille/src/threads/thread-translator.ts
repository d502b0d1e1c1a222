import { availableParallelism } from 'node:os';
import type { OpenChannel } from '../worker/worker-channel.js';
import { createWorkerTranslator, type WorkerTranslator } from '../worker/worker-translator.js';
import { Worker } from 'node:worker_threads';
import type { TranslateAnswer } from '../worker/protocol.js';

/** Starts a braille thread of this package in Node. */
const openThreadChannel: OpenChannel = (onAnswer, onCrash) => {
  const thread = new Worker(new URL('./braille.thread.js', import.meta.url), { name: 'braille' });
  thread.on('message', (answer: TranslateAnswer) => onAnswer(answer));
  thread.on('error', onCrash);
  thread.on('messageerror', onCrash);
  return { send: (question) => thread.postMessage(question), close: () => void thread.terminate() };
};

/** Fewer lines than this are not worth another thread. */
const LINES_PER_THREAD = 100;

/**
 * The translator port over several threads of Node, for bulk: the lines of a call are cut into as many runs as there are
 * threads, and answered in order. Threads start when they are needed; `dispose` ends them, or the process stays alive.
 */
export function createThreadTranslator(
  threads: number = availableParallelism(),
  openChannel: OpenChannel = openThreadChannel,
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
