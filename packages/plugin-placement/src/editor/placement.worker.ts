/** The script of the worker that places labels and makes pages tactile: seconds of work on a full page. Objects of plugins are measured by what they hold. */
import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { createWorkerSide } from './worker-side.js';
import type { PlacingOrder } from './worker-messages.js';

const onOrder = createWorkerSide(
  createEngine(standardPlugins),
  (answer) => globalThis.postMessage(answer),
  reportError,
);

globalThis.addEventListener('message', ({ data }: MessageEvent<PlacingOrder>) => onOrder(data));
