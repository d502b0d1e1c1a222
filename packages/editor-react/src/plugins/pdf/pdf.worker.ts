/** The script of the worker that reads PDF files: what is in them is never read beside the page, and ends with the worker. */
import { createResponder } from '@tastwerk/editor-core/workers';
import { type OpenPdf, openPdf, PdfError } from './open-pdf.js';
import type { PdfReply, PdfRequest, PdfValues } from './pdf-messages.js';
import { servedSupplies } from './pdf-supplies.js';

/** The canvases that the library asks for while it draws. */
class WorkerCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset(made: ReturnType<WorkerCanvases['create']>, width: number, height: number) {
    made.canvas.width = width;
    made.canvas.height = height;
  }

  destroy(made: ReturnType<WorkerCanvases['create']>) {
    this.reset(made, 0, 0);
  }
}

let file: OpenPdf | undefined;

async function answer(request: PdfRequest): Promise<PdfValues[keyof PdfValues]> {
  if (request.ask === 'open') {
    file = await openPdf(request.bytes, { ...servedSupplies, CanvasFactory: WorkerCanvases });
    return file.pages;
  }
  if (!file) throw new Error('no file is open');
  if (request.ask === 'read') return file.read(request.page);
  const canvas = await file.draw(
    request.page,
    request.size,
    (width, height) => new OffscreenCanvas(width, height),
  );
  return canvas.convertToBlob({ type: 'image/png' });
}

const respond = createResponder(
  (request: PdfRequest) =>
    answer(request).then(
      (value): PdfReply => ({ value }),
      (error: unknown): PdfReply => ({ problem: error instanceof PdfError ? error.problem : 'pdfDamaged' }),
    ),
  (response) => globalThis.postMessage(response),
);
globalThis.addEventListener('message', ({ data }) => respond(data));
