import type { Engine } from '@tastwerk/editor-core';
import { type BrailleTranslator, writingFormulas } from '@tastwerk/editor-core/braille';
import { createResponder, type OpenChannel, workerChannel } from '@tastwerk/editor-core/workers';
import { runHere, type RunTask } from '../place-page.js';
import type { Tactile } from '../tactile/make-tactile.js';
import { runTactile } from './run-tactile.js';
import type { PlacingAnswer, PlacingOrder, TactileTask } from './worker-messages.js';

/** Opens the worker that carries out orders. */
export type OpenPlacing = OpenChannel<PlacingOrder, PlacingAnswer>;

const openWorker: OpenPlacing = workerChannel(
  () => new Worker(new URL('./placement.worker.js', import.meta.url), { type: 'module', name: 'placement' }),
);

/** What is told of the work, and what ends it. */
export interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Why work ended without a result: it was called off. */
const calledOff = (): Error => new DOMException('The work on the page was cancelled', 'AbortError');

/** Lets what waits on this thread go first. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Tells how far work on this thread is, with a pause each time; ends it with the signal. */
const tellWithPauses =
  ({ signal, onProgress }: Watch) =>
  async (share: number): Promise<void> => {
    onProgress(share);
    await pause();
    if (signal.aborted) throw calledOff();
  };

/** One order for the worker. */
interface Work<Result> {
  readonly order: PlacingOrder;
  /** What an answer says; undefined where it is not the result. */
  readonly resultOf: (answer: PlacingAnswer) => Result | undefined;
  /** Does the same on this thread. */
  readonly here: () => Promise<Result>;
  /** Translates for the worker; absent where the order holds all of its braille. */
  readonly translator?: BrailleTranslator;
}

/** Carries out `work` in a worker of its own, which is ended with the signal; on this thread where none can be started. */
function inWorker<Result>(
  { order, resultOf, here, translator }: Work<Result>,
  { signal, onProgress }: Watch,
  open: OpenPlacing,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(calledOff());
    const end = () => {
      signal.removeEventListener('abort', stop);
      channel?.close();
    };
    const stop = () => {
      end();
      reject(calledOff());
    };
    const respond =
      translator &&
      createResponder(
        (requests: Parameters<BrailleTranslator['translate']>[0]) => translator.translate(requests),
        (response) => channel?.send({ kind: 'braille', response }),
      );
    const channel = open(
      (answer) => {
        if (answer.kind === 'progress') return onProgress(answer.share);
        if (answer.kind === 'translate') return respond?.(answer.request);
        end();
        const result = resultOf(answer);
        if (result === undefined) reject(new Error('the worker has no result'));
        else resolve(result);
      },
      () => {
        end();
        here().then(resolve, reject);
      },
    );
    if (!channel) return void here().then(resolve, reject);
    signal.addEventListener('abort', stop, { once: true });
    channel.send(order);
  });
}

/** Places labels in a worker, or on this thread where none can be started. */
export function runInWorker(engine: Engine, watch: Watch, open = openWorker): RunTask {
  return (task) =>
    inWorker(
      {
        order: { kind: 'place', task },
        resultOf: (answer) => (answer.kind === 'placed' ? answer.placement : undefined),
        here: () => runHere(engine, tellWithPauses(watch))(task),
      },
      watch,
      open,
    );
}

/** Makes a page tactile in a worker; on this thread where none can be started, or where plugins bring objects and rules that it does not know. */
export function tactileInWorker(
  engine: Engine,
  task: TactileTask,
  translator: BrailleTranslator,
  watch: Watch,
  open = openWorker,
): Promise<Tactile> {
  const here = () => runTactile(engine, task, translator, tellWithPauses(watch));
  if (Object.keys(task.document.plugins).length > 0) return here();
  return inWorker(
    {
      order: { kind: 'tactile', task },
      resultOf: (answer) => (answer.kind === 'tactile' ? answer.tactile : undefined),
      here,
      translator: writingFormulas(translator, engine.kinds.formulas),
    },
    watch,
    open,
  );
}
