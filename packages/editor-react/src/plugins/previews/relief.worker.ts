/** The script of the worker that shades swollen sheets: a second of work on a large page must not be felt by the hand. */
import { createResponder } from '@tastwerk/editor-core/workers';
import { reliefImage, swellingOfPrint } from '@tastwerk/render/relief';
import { heightShares } from './height-shares.js';
import type { ReliefAnswer, ReliefQuestion } from './relief-messages.js';

function shade(question: ReliefQuestion): ReliefAnswer {
  const { width, height, pxPerMm, shows } = question;
  const pixels = shows === 'print' ? swellingOfPrint(question).pixels : question.pixels;
  const shares = heightShares(pixels);
  return { ...reliefImage({ width, height, pixels }, pxPerMm), shares };
}

const respond = createResponder(shade, (response) =>
  globalThis.postMessage(response, {
    transfer: 'result' in response ? [response.result.pixels.buffer] : [],
  }),
);
globalThis.addEventListener('message', ({ data }) => respond(data));
