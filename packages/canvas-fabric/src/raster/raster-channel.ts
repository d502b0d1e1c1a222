import type { RasterAnswer, RasterQuestion } from './raster-messages.js';

/** A way to a worker that paints. */
export interface RasterChannel {
  send(question: RasterQuestion): void;
  close(): void;
}

/** Starts a worker; `onAnswer` gets its answers, `onCrash` is called when it cannot start or has failed. */
export type OpenRasterChannel = (
  onAnswer: (answer: RasterAnswer) => void,
  onCrash: () => void,
) => RasterChannel | undefined;

/** Starts a worker of the browser; undefined where there are none that paint, or where the page around the editor does not allow one. */
export const openRasterChannel: OpenRasterChannel = (onAnswer, onCrash) => {
  if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
  try {
    const worker = new Worker(new URL('./raster.worker.js', import.meta.url), {
      type: 'module',
      name: 'raster',
    });
    worker.onmessage = ({ data }: MessageEvent<RasterAnswer>) => onAnswer(data);
    worker.onerror = onCrash;
    worker.onmessageerror = onCrash;
    return {
      send(question) {
        const transfer = question.kind === 'paint' ? [question.order.drawings.fresh.numbers.buffer] : [];
        worker.postMessage(question, transfer);
      },
      close: () => worker.terminate(),
    };
  } catch {
    return undefined;
  }
};
