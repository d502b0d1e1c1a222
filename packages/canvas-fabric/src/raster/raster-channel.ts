import { type OpenChannel, workerChannel } from '@tastwerk/editor-core/workers';
import type { RasterAnswer, RasterQuestion } from './raster-messages.js';

/** Opens a channel to a worker that paints. */
export type OpenRasterChannel = OpenChannel<RasterQuestion, RasterAnswer>;

/** Starts a worker of the browser, where it can paint there. */
export const openRasterChannel: OpenRasterChannel = workerChannel(
  () => {
    if (typeof OffscreenCanvas !== 'function') throw new Error('this browser paints on the page alone');
    return new Worker(new URL('./raster.worker.js', import.meta.url), { type: 'module', name: 'raster' });
  },
  (question) => (question.kind === 'paint' ? [question.order.drawings.fresh.numbers.buffer] : []),
);
