/** The script of a worker that paints drawings for the page, so that the hand is not held up. */
import { BLACK_PRINT_FAMILY, blackPrintFont } from '../paint/black-print.js';
import { createRasterPainter } from './raster-painter.js';
import type { PrintFace, RasterAnswer, RasterQuestion } from './raster-messages.js';

/** What a worker has and a page has elsewhere. */
declare const self: typeof globalThis & { readonly fonts: FontFaceSet };

const answer = (said: RasterAnswer) =>
  globalThis.postMessage(said, {
    transfer: said.kind === 'painted' && said.bitmap ? [said.bitmap] : [],
  });

const paint = createRasterPainter({
  fonts: self.fonts,
  // A message to itself comes after those that have come already; a timer would wait some ms each time.
  breathe: () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    }),
  answer,
});

function addFaces(faces: readonly PrintFace[]): void {
  for (const { source, descriptors } of faces) {
    self.fonts.add(new FontFace(BLACK_PRINT_FAMILY, source, descriptors));
  }
  // Whoever needs the font asks again, and sees then whether it came.
  self.fonts.load(blackPrintFont(1)).catch(() => undefined);
}

globalThis.addEventListener('message', ({ data }: MessageEvent<RasterQuestion>) => {
  if (data.kind === 'paint') void paint(data.order);
  else addFaces(data.faces);
});
answer({ kind: 'ready' });
