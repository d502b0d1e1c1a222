import { createWorkerClient, workerChannel } from '@tastwerk/editor-core/workers';
import type { PlateAnswer, PlateTask } from './plate-tasks.js';

const openWorker = workerChannel(
  () => new Worker(new URL('./plates.worker.js', import.meta.url), { type: 'module', name: 'plates' }),
);

/** Carries out a task in a worker of its own, which ends with `signal`; on this thread where the platform has no workers. */
async function inWorker(task: PlateTask, signal: AbortSignal): Promise<PlateAnswer> {
  signal.throwIfAborted();
  // What makes bodies is large, and a page with workers does not need it.
  if (typeof Worker === 'undefined') return (await import('./plate-tasks.js')).carryOut(task);
  const client = createWorkerClient<PlateTask, PlateAnswer>(openWorker);
  const stop = () => client.close();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await client.request(task);
  } finally {
    signal.removeEventListener('abort', stop);
    client.close();
  }
}

type TaskOf<Kind extends PlateTask['kind']> = Omit<Extract<PlateTask, { kind: Kind }>, 'kind'>;

/** The parts of the plate of a sheet, to be looked at. Rejects with `signal`, and where they cannot be made. */
export async function platesToLookAt(task: TaskOf<'look'>, signal: AbortSignal) {
  const answer = await inWorker({ kind: 'look', ...task }, signal);
  if (answer.kind !== 'look') throw new Error('the answer is to another task');
  return answer.parts;
}

/** The file of all sheets. Rejects with `signal`, and where it cannot be made. */
export async function fileOfPlates(task: TaskOf<'file'>, signal: AbortSignal) {
  const answer = await inWorker({ kind: 'file', ...task }, signal);
  if (answer.kind !== 'file') throw new Error('the answer is to another task');
  return answer.file;
}
