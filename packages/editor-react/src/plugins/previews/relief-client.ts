import { createWorkerClient, workerChannel, type WorkerClient } from '@tastwerk/editor-core/workers';
import type { ReliefAnswer, ReliefQuestion } from './relief-messages.js';

/** Shades sheets in a worker. The pixels of a question are moved there, not copied. */
export type ReliefClient = WorkerClient<ReliefQuestion, ReliefAnswer>;

/** A client with a worker of its own, to be closed. */
export function createReliefClient(): ReliefClient {
  return createWorkerClient(
    workerChannel(
      () => new Worker(new URL('./relief.worker.js', import.meta.url), { type: 'module', name: 'relief' }),
      ({ query }) => [query.pixels.buffer],
    ),
  );
}
