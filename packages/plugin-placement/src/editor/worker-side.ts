import type { Engine } from '@tastwerk/editor-core';
import {
  type BrailleRequest,
  type BrailleResult,
  type BrailleTranslator,
  rememberLines,
} from '@tastwerk/editor-core/braille';
import { createWorkerClient, type WorkerResponse } from '@tastwerk/editor-core/workers';
import { runHere } from '../place-page.js';
import { runTactile } from './run-tactile.js';
import type { PlacingAnswer, PlacingOrder } from './worker-messages.js';

/** The listener of the worker for orders: `tell` gets what it answers, `report` the error where it has no result. */
export function createWorkerSide(
  engine: Engine,
  tell: (answer: PlacingAnswer) => void,
  report: (error: unknown) => void,
): (order: PlacingOrder) => void {
  let settle: (response: WorkerResponse<readonly BrailleResult[]>) => void = () => undefined;
  // Braille is translated where the page is: an engine of its own would be loaded with each worker.
  const client = createWorkerClient<readonly BrailleRequest[], readonly BrailleResult[]>((onMessage) => {
    settle = onMessage;
    return { send: (request) => tell({ kind: 'translate', request }), close: () => undefined };
  });
  const remembering = rememberLines({ translate: (requests) => client.request(requests) });
  const translator: BrailleTranslator = { ...remembering, writesFormulas: true };
  const progress = (share: number) => tell({ kind: 'progress', share });

  async function answerTo(order: Exclude<PlacingOrder, { kind: 'braille' }>): Promise<PlacingAnswer> {
    return order.kind === 'place'
      ? { kind: 'placed', placement: await runHere(engine, progress)(order.task) }
      : { kind: 'tactile', tactile: await runTactile(engine, order.task, translator, progress) };
  }

  return (order) => {
    if (order.kind === 'braille') return settle(order.response);
    answerTo(order).then(tell, (error: unknown) => {
      report(error);
      tell({ kind: 'failed' });
    });
  };
}
