import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { PdfDrawing } from '@tastwerk/editor-core/import';
import { createWorkerClient, type OpenRequestChannel, workerChannel } from '@tastwerk/editor-core/workers';
import { createContext } from 'react';
import type { PdfProblem } from './open-pdf.js';
import type { PagePictureSize, PdfReply, PdfRequest, PdfValues } from './pdf-messages.js';

/** Why a page was not read: as the reader says it, or because it does not run here. */
export type PdfFailure = PdfProblem | 'pdfUnavailable';

/** A PDF file that was opened. Pages are counted from 1 on. */
export interface PdfFile {
  /** Its name without an ending. */
  readonly name: string;
  readonly pages: number;
  readonly read: (page: number) => Promise<Result<PdfDrawing, PdfFailure>>;
  /** Page `page` as a PNG file; undefined where `signal` was given before it was drawn. */
  readonly draw: (
    page: number,
    size: PagePictureSize,
    signal?: AbortSignal,
  ) => Promise<Result<Blob, PdfFailure> | undefined>;
  /** Ends all that is being done. */
  readonly close: () => void;
}

/** Opens PDF files; a test gives a fake. */
export type OpenPdfFile = (file: File) => Promise<Result<PdfFile, PdfFailure>>;

/** Opens the connection to the thread that reads; a test gives a fake. */
export type OpenPdfChannel = OpenRequestChannel<PdfRequest, PdfReply>;

/** Time in ms after which a page is given up: real pages take seconds. */
const PATIENCE_MS = 30_000;

const openPdfWorker: OpenPdfChannel = workerChannel(
  () => new Worker(new URL('./pdf.worker.js', import.meta.url), { type: 'module', name: 'pdf' }),
  ({ query }) => (query.ask === 'open' ? [query.bytes.buffer] : []),
);

/** Asks one question after the other; after a failure of the thread the next question starts another one. */
class PdfSession {
  private readonly client;
  private before: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private hasAnswered = false;

  constructor(
    private readonly file: File,
    openChannel: OpenPdfChannel,
  ) {
    this.client = createWorkerClient(openChannel);
  }

  /** Undefined where `signal` was given before it was asked. */
  ask<A extends PdfRequest['ask']>(
    request: PdfRequest & { readonly ask: A },
    signal?: AbortSignal,
  ): Promise<Result<PdfValues[A], PdfFailure> | undefined> {
    const asked = this.before.then(async () => {
      if (this.isClosed || signal?.aborted) return undefined;
      if (!this.client.isOpen() && request.ask !== 'open') {
        const opened = await this.put(await this.opening());
        if (!opened.ok) return opened;
      }
      return this.put(request);
    });
    this.before = asked;
    return asked as Promise<Result<PdfValues[A], PdfFailure> | undefined>;
  }

  async opening(): Promise<PdfRequest & { readonly ask: 'open' }> {
    return { ask: 'open', bytes: new Uint8Array(await this.file.arrayBuffer()) };
  }

  close(): void {
    this.isClosed = true;
    this.client.close();
  }

  private async put(request: PdfRequest): Promise<Result<PdfValues[keyof PdfValues], PdfFailure>> {
    const patience = setTimeout(() => this.client.close(), PATIENCE_MS);
    const reply = await this.client.request(request).catch(() => undefined);
    clearTimeout(patience);
    if (!reply) return fail(this.hasAnswered ? 'pdfTooMuch' : 'pdfUnavailable');
    this.hasAnswered = true;
    if (reply.problem === 'pdfTooMuch') this.client.close();
    return reply.value === undefined ? fail(reply.problem ?? 'pdfDamaged') : ok(reply.value);
  }
}

/** Opens PDF files in a thread of their own, which ends when the file is closed. */
export const openPdfFile = async (
  file: File,
  openChannel: OpenPdfChannel = openPdfWorker,
): Promise<Result<PdfFile, PdfFailure>> => {
  const session = new PdfSession(file, openChannel);
  const opened = await session.ask(await session.opening());
  if (!opened?.ok) {
    session.close();
    return opened ?? fail('pdfUnavailable');
  }
  return ok({
    name: file.name.replace(/\.[^.]*$/u, ''),
    pages: opened.value,
    read: async (page) => (await session.ask({ ask: 'read', page })) ?? fail('pdfTooMuch'),
    draw: (page, size, signal) => session.ask({ ask: 'draw', page, size }, signal),
    close: () => session.close(),
  });
};

/** What opens PDF files here. */
export const OpenPdfContext = createContext<OpenPdfFile>(openPdfFile);
