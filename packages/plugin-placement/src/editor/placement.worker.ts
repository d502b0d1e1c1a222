/** The script of the worker that places labels: seconds of work on a full page. Objects of plugins are measured by what they hold. */
import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { type PlacingTask, taskSteps } from '../place-page.js';
import type { PlacingAnswer } from './worker-messages.js';

const engine = createEngine(standardPlugins);
const tell = (answer: PlacingAnswer): void => globalThis.postMessage(answer);

async function place(task: PlacingTask): Promise<void> {
  const steps = taskSteps(engine, task);
  let step = await steps.next();
  for (; !step.done; step = await steps.next()) tell({ kind: 'progress', share: step.value });
  tell({ kind: 'placed', placement: step.value });
}

globalThis.addEventListener('message', ({ data }: MessageEvent<PlacingTask>) => {
  place(data).catch((error: unknown) => {
    reportError(error);
    tell({ kind: 'failed' });
  });
});
