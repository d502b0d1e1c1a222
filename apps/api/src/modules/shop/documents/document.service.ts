import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DOCUMENT_QUEUE, type DocumentKind } from '@tastwerk/contracts';
import type { Transaction } from '../../../platform/database/transactions.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { Outbox } from '../../../platform/queue/outbox.js';
import { type DocumentFile, DocumentFileRepository } from './document-file.repository.js';
import { DocumentJobRepository } from './document-job.repository.js';

/** A document that is handed out now. */
export interface OpenDocument {
  readonly file: DocumentFile;
  readonly stream: Readable;
}

/** Orders documents and hands out those that are there. */
@Injectable()
export class DocumentService {
  constructor(
    private readonly jobs: DocumentJobRepository,
    private readonly files: DocumentFileRepository,
    private readonly storage: FileStorage,
    private readonly outbox: Outbox,
  ) {}

  /** Orders a document as part of a transaction; what has been made before stays until the new one is there. */
  async order(transaction: Transaction, kind: DocumentKind, subjectId: number): Promise<void> {
    await this.outbox.write(transaction, DOCUMENT_QUEUE, await this.jobs.order(transaction, kind, subjectId));
  }

  /** Forgets documents and that they were ordered; the job first, as a worker does that finishes one. */
  async forget(transaction: Transaction, kind: DocumentKind, subjectIds: readonly number[]): Promise<void> {
    await this.jobs.forget(transaction, kind, subjectIds);
    await this.files.forget(transaction, kind, subjectIds);
  }

  /** The document; undefined as long as it is not there. The caller reads the stream. */
  async open(kind: DocumentKind, subjectId: number): Promise<OpenDocument | undefined> {
    const [file] = await this.files.find(kind, [subjectId]);
    const stream = file && (await this.storage.read(file.storageKey));
    return file && stream && { file, stream };
  }
}
