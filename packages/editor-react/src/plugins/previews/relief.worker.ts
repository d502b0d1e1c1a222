/** The script of the worker that shades swollen sheets: a second of work on a large page must not be felt by the hand. */
import { reliefImage, swellingOfPrint } from '@tastwerk/render/relief';
import { heightShares } from './height-shares.js';
import type { ReliefAnswer, ReliefQuestion } from './relief-messages.js';

globalThis.addEventListener('message', ({ data }: MessageEvent<ReliefQuestion>) => {
  const { id, width, height, pxPerMm, shows } = data;
  const pixels = shows === 'print' ? swellingOfPrint(data).pixels : data.pixels;
  const shares = heightShares(pixels);
  const image = reliefImage({ width, height, pixels }, pxPerMm);
  const answer: ReliefAnswer = { id, ...image, shares };
  globalThis.postMessage(answer, { transfer: [answer.pixels.buffer] });
});
