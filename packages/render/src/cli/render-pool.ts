import { Worker } from 'node:worker_threads';
import { fail } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import {
  createWorkerClient,
  type OpenRequestChannel,
  threadChannel,
  type WorkerClient,
} from '@tastwerk/editor-core/workers';
import type { DocumentFile } from './find-documents.js';
import {
  type BatchSettings,
  type DocumentFailure,
  documentRenderer,
  type DocumentResult,
  type RenderDocument,
} from './render-document.js';

/** Renders documents, as many at once as it has `size`; more wait for their turn. */
export interface RenderPool {
  readonly size: number;
  readonly render: RenderDocument;
  close(): void;
}

/** Starts a pool of this size for documents that are rendered alike. */
export type StartPool = (settings: BatchSettings, size: number) => RenderPool;

/** A pool that renders one after the other in the thread of its caller. */
export function inlinePool(settings: BatchSettings, translator: BrailleTranslator): RenderPool {
  return {
    size: 1,
    render: documentRenderer(settings, translator),
    close: () => undefined,
  };
}

/** Memory of a thread in MB; a document within the bounds takes a fraction of it. */
const THREAD_MEMORY_MB = 1024;

type Client = WorkerClient<DocumentFile, DocumentResult>;

/**
 * A pool of threads that run the module at `thread` with `settings` as their `workerData`; it answers requests for a document with a
 * {@link DocumentResult}. A thread that ends before it answers fails its document as `crashed` and is replaced.
 */
export function threadPool(thread: URL, settings: BatchSettings, size: number): RenderPool {
  const resourceLimits = { maxOldGenerationSizeMb: THREAD_MEMORY_MB };
  const open: OpenRequestChannel<DocumentFile, DocumentResult> = threadChannel(
    () => new Worker(thread, { workerData: settings, resourceLimits }),
  );
  const clients = Array.from({ length: size }, () => createWorkerClient(open));
  const idle = [...clients];
  const waiting: ((client: Client) => void)[] = [];

  return {
    size,
    async render(document) {
      const client = idle.pop() ?? (await new Promise<Client>((turn) => waiting.push(turn)));
      const result = await client
        .request(document)
        .catch(({ message }: Error) => fail<DocumentFailure>({ kind: 'crashed', reason: message }));
      const next = waiting.shift();
      if (next) next(client);
      else idle.push(client);
      return result;
    },
    close() {
      for (const client of clients) client.close();
    },
  };
}
