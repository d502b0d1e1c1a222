import { Worker } from 'node:worker_threads';
import { fail, type Result } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { DocumentFile } from './find-documents.js';
import {
  type BatchSettings,
  type DocumentFailure,
  renderDocument,
  type WrittenDocument,
} from './render-document.js';

/** What came of one document. */
export type DocumentResult = Result<WrittenDocument, DocumentFailure>;

/** Renders documents, as many at once as it has `size`; more wait for their turn. */
export interface RenderPool {
  readonly size: number;
  render(document: DocumentFile): Promise<DocumentResult>;
  close(): Promise<void>;
}

/** Starts a pool of this size for documents that are rendered alike. */
export type StartPool = (settings: BatchSettings, size: number) => RenderPool;

/** A pool that renders one after the other in the thread of its caller. */
export function inlinePool(settings: BatchSettings, translator: BrailleTranslator): RenderPool {
  return {
    size: 1,
    render: (document) => renderDocument(document, settings, translator),
    close: async () => undefined,
  };
}

/** Memory of a thread in MB; a document within the bounds takes a fraction of it. */
const THREAD_MEMORY_MB = 1024;

interface Waiting {
  readonly document: DocumentFile;
  readonly settle: (result: DocumentResult) => void;
}

/**
 * A pool of threads that run the module at `thread` with `settings` as their `workerData`; it gets a document as a message and
 * answers with a {@link DocumentResult}. A thread that ends before it answers fails its document as `crashed` and is replaced.
 */
export function threadPool(thread: URL, settings: BatchSettings, size: number): RenderPool {
  const waiting: Waiting[] = [];
  const idle: Worker[] = [];
  const workers = new Set<Worker>();
  const busy = new Map<Worker, Waiting>();

  function start(): Worker {
    const worker = new Worker(thread, {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
    });
    workers.add(worker);
    worker.on('message', (result: DocumentResult) => {
      busy.get(worker)?.settle(result);
      busy.delete(worker);
      idle.push(worker);
      next();
    });
    let reason = '';
    worker.on('error', (error) => (reason = String(error)));
    worker.on('exit', (code) => {
      workers.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      busy.get(worker)?.settle(fail({ kind: 'crashed', reason: reason || `exit ${code}` }));
      busy.delete(worker);
      next();
    });
    return worker;
  }

  function next(): void {
    if (idle.length === 0 && workers.size < size && waiting.length > 0) idle.push(start());
    const worker = waiting.length > 0 ? idle.pop() : undefined;
    const turn = worker ? waiting.shift() : undefined;
    if (!worker || !turn) return;
    busy.set(worker, turn);
    worker.postMessage(turn.document);
  }

  return {
    size,
    render: (document) =>
      new Promise((settle) => {
        waiting.push({ document, settle });
        next();
      }),
    close: async () => {
      await Promise.all([...workers].map((worker) => worker.terminate()));
    },
  };
}
