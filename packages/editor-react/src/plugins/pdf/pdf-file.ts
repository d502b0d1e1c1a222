import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { PdfDrawing } from '@tastwerk/editor-core/import';
import { createContext } from 'react';
import { type OpenChannel, workerChannel } from '../../base/worker-channel.js';
import type { PdfProblem } from './open-pdf.js';
import type { PagePictureSize, PdfQuestion, PdfReply, PdfRequest, PdfValues } from './pdf-messages.js';

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
export type OpenPdfChannel = OpenChannel<PdfQuestion, PdfReply>;

/** Time in ms after which a page is given up: real pages take seconds. */
const PATIENCE_MS = 30_000;

const openPdfWorker: OpenPdfChannel = workerChannel(
  () => new Worker(new URL('./pdf.worker.js', import.meta.url), { type: 'module', name: 'pdf' }),
  ({ request }) => (request.ask === 'open' ? [request.bytes.buffer] : []),
);

/** Asks one question after the other; after a failure of the thread the next question starts another one. */
class PdfSession {
  private channel: ReturnType<OpenPdfChannel> | undefined;
  private settle: ((reply: PdfReply | undefined) => void) | undefined;
  private before: Promise<unknown> = Promise.resolve();
  private last = 0;
  private isClosed = false;
  private hasAnswered = false;

  constructor(
    private readonly file: File,
    private readonly openChannel: OpenPdfChannel,
  ) {}

  /** Undefined where `signal` was given before it was asked. */
  ask<A extends PdfRequest['ask']>(
    request: PdfRequest & { readonly ask: A },
    signal?: AbortSignal,
  ): Promise<Result<PdfValues[A], PdfFailure> | undefined> {
    const asked = this.before.then(async () => {
      if (this.isClosed || signal?.aborted) return undefined;
      if (!this.channel && request.ask !== 'open') {
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
    this.end();
  }

  /** Ends the thread; what was asked is not answered. */
  private end(): void {
    this.channel?.close();
    this.channel = undefined;
    this.settle?.(undefined);
  }

  private async put(request: PdfRequest): Promise<Result<PdfValues[keyof PdfValues], PdfFailure>> {
    this.last += 1;
    const id = this.last;
    const replied = new Promise<PdfReply | undefined>((resolve) => {
      this.settle = resolve;
    });
    const patience = setTimeout(() => this.end(), PATIENCE_MS);
    try {
      this.channel ??= this.openChannel(
        // The library sends a message of its own when it starts, without a number of ours.
        (reply) => (reply.id === this.last ? this.settle?.(reply) : undefined),
        () => this.end(),
      );
      this.channel.send({ id, request });
    } catch {
      this.end();
    }
    const reply = await replied;
    clearTimeout(patience);
    this.settle = undefined;
    if (!reply) return fail(this.hasAnswered ? 'pdfTooMuch' : 'pdfUnavailable');
    this.hasAnswered = true;
    if (reply.problem === 'pdfTooMuch') this.end();
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
