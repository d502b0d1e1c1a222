import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { WorkerRequest } from '@tastwerk/editor-core/workers';
import type { OpenPdfChannel } from './pdf-file.js';
import { openPdfFile } from './pdf-file.js';
import type { PdfReply, PdfRequest } from './pdf-messages.js';

const SIZE = { dpi: 72, mostPixels: 100 };
const file = new File(['%PDF-'], 'obst.heft.pdf');

/** A thread that answers when a test says so; it opens files of three pages by itself. */
function fakeThread() {
  const asked: WorkerRequest<PdfRequest>[] = [];
  const threads: { reply: Parameters<OpenPdfChannel>[0]; crash: () => void; isOpen: boolean }[] = [];
  const open: OpenPdfChannel = (reply, crash) => {
    const thread = { reply, crash, isOpen: true };
    threads.push(thread);
    return {
      send: (request) => {
        asked.push(request);
        if (request.query.ask === 'open') reply({ id: request.id, result: { value: 3 } });
      },
      close: () => {
        thread.isOpen = false;
      },
    };
  };
  const last = () => threads.at(-1);
  return {
    open,
    threads,
    asks: () => asked.map(({ query }) => query.ask),
    answer: (result: PdfReply) => last()?.reply({ id: asked.at(-1)?.id ?? 0, result }),
    crash: () => last()?.crash(),
  };
}

async function opened() {
  const thread = fakeThread();
  const result = await openPdfFile(file, thread.open);
  if (!result.ok) throw new Error(result.error);
  return { pdf: result.value, thread };
}

/** Lets all that waits for nothing go on. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the thread that reads PDF files', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is asked one question after the other', async () => {
    const { pdf, thread } = await opened();
    expect(pdf).toMatchObject({ name: 'obst.heft', pages: 3 });
    const picture = pdf.draw(1, SIZE);
    const page = pdf.read(2);
    await settled();
    expect(thread.asks()).toEqual(['open', 'draw']);
    thread.answer({ value: new Blob(['x']) });
    expect(await picture).toMatchObject({ ok: true, value: { size: 1 } });
    await settled();
    expect(thread.asks()).toEqual(['open', 'draw', 'read']);
    thread.answer({ problem: 'pdfDamaged' });
    expect(await page).toEqual({ ok: false, error: 'pdfDamaged' });
    expect(thread.threads).toHaveLength(1);
  });

  it('is not asked for what was cancelled', async () => {
    const { pdf, thread } = await opened();
    const abort = new AbortController();
    const first = pdf.draw(1, SIZE);
    const second = pdf.draw(2, SIZE, abort.signal);
    abort.abort();
    await settled();
    thread.answer({ value: new Blob() });
    await first;
    expect(await second).toBeUndefined();
    expect(thread.asks()).toEqual(['open', 'draw']);
  });

  it('heeds no message that answers nothing', async () => {
    const { pdf, thread } = await opened();
    const page = pdf.read(1);
    await settled();
    thread.threads[0]?.reply({ id: 99, result: { problem: 'pdfPassword' } });
    thread.answer({ problem: 'pdfDamaged' });
    expect(await page).toEqual({ ok: false, error: 'pdfDamaged' });
  });

  it('is started again after it has failed, with the file', async () => {
    const { pdf, thread } = await opened();
    const page = pdf.read(1);
    await settled();
    thread.crash();
    expect(await page).toEqual({ ok: false, error: 'pdfTooMuch' });
    expect(thread.threads.map(({ isOpen }) => isOpen)).toEqual([false]);
    void pdf.read(2);
    await settled();
    expect(thread.asks()).toEqual(['open', 'read', 'open', 'read']);
    expect(thread.threads.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    pdf.close();
  });

  it('ends with a page that takes too long', async () => {
    const { pdf, thread } = await opened();
    jest.useFakeTimers();
    const page = pdf.read(1);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(thread.threads[0]?.isOpen).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(await page).toEqual({ ok: false, error: 'pdfTooMuch' });
    expect(thread.threads[0]?.isOpen).toBe(false);
  });

  it('ends when the file is closed, whatever it does', async () => {
    const { pdf, thread } = await opened();
    void pdf.read(1);
    const waiting = pdf.draw(2, SIZE);
    await settled();
    pdf.close();
    expect(thread.threads[0]?.isOpen).toBe(false);
    expect(await waiting).toBeUndefined();
    expect(thread.asks()).toEqual(['open', 'read']);
  });

  it('is missed where it cannot start', async () => {
    const refused: OpenPdfChannel = () => {
      throw new Error('the policy of the page forbids it');
    };
    expect(await openPdfFile(file, refused)).toEqual({ ok: false, error: 'pdfUnavailable' });
    const broken: OpenPdfChannel = (_, crash) => ({ send: () => crash(), close: () => undefined });
    expect(await openPdfFile(file, broken)).toEqual({ ok: false, error: 'pdfUnavailable' });
  });

  it('says of a file that it is locked, and ends', async () => {
    const thread = fakeThread();
    const locked: OpenPdfChannel = (reply, crash) => ({
      close: () => undefined,
      ...thread.open(reply, crash),
      send: ({ id }) => reply({ id, result: { problem: 'pdfPassword' } }),
    });
    expect(await openPdfFile(file, locked)).toEqual({ ok: false, error: 'pdfPassword' });
    expect(thread.threads[0]?.isOpen).toBe(false);
  });
});
