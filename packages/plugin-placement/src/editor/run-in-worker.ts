import type { Engine } from '@tastwerk/editor-core';
import { type OpenChannel, workerChannel } from '@tastwerk/editor-core/workers';
import { type PlacingTask, runHere, type RunTask } from '../place-page.js';
import type { PlacingAnswer } from './worker-messages.js';

const openWorker: OpenChannel<PlacingTask, PlacingAnswer> = workerChannel(
  () => new Worker(new URL('./placement.worker.js', import.meta.url), { type: 'module', name: 'placement' }),
);

/** What is told of the work, and what ends it. */
interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Why work ended without a result: it was called off. */
const calledOff = (): Error => new DOMException('The placing of labels was cancelled', 'AbortError');

/** Lets what waits on this thread go first. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Carries out tasks on this thread, with pauses. */
const runWithPauses = (engine: Engine, { signal, onProgress }: Watch): RunTask =>
  runHere(engine, async (share) => {
    onProgress(share);
    await pause();
    if (signal.aborted) throw calledOff();
  });

/** Carries out tasks in a worker of their own, which is ended with the signal; on this thread where none can be started. */
export function runInWorker(engine: Engine, watch: Watch, open = openWorker): RunTask {
  return (task) =>
    new Promise((resolve, reject) => {
      const here = () => runWithPauses(engine, watch)(task).then(resolve, reject);
      const channel = open(
        (answer) => {
          if (answer.kind === 'progress') return watch.onProgress(answer.share);
          channel?.close();
          if (answer.kind === 'placed') resolve(answer.placement);
          else reject(new Error('the labels could not be placed'));
        },
        () => {
          channel?.close();
          void here();
        },
      );
      if (!channel) return void here();
      watch.signal.addEventListener('abort', () => {
        channel.close();
        reject(calledOff());
      });
      channel.send(task);
    });
}
