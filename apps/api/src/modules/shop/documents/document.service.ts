import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { DocumentKind, JobState } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { Jobs, OPERATOR } from '../../../platform/jobs/jobs.js';
import { type DocumentFile, DocumentFileRepository } from './document-file.repository.js';

/** A document that is handed out now. */
export interface OpenDocument {
  readonly file: DocumentFile;
  readonly stream: Readable;
}

/** How far a document is; its size once it is there. */
export interface DocumentProgress {
  readonly state: JobState;
  readonly size_bytes: number | null;
}

/** Orders documents and hands out those that are there. */
@Injectable()
export class DocumentService {
  constructor(
    private readonly jobs: Jobs,
    private readonly files: DocumentFileRepository,
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
  ) {}

  /** Orders a document as part of a transaction; what has been made before stays until the new one is there. */
  order(transaction: Transaction, kind: DocumentKind, subjectId: number): Promise<void> {
    // One for each order: no customer has enough of them to delay the others.
    return this.jobs.order(transaction, [{ kind, subjectId, payload: {}, weight: 1 }], OPERATOR);
  }

  /** How far documents of one kind are, for each of `subjectIds`. */
  async progress(
    kind: DocumentKind,
    subjectIds: readonly number[],
  ): Promise<(subjectId: number) => DocumentProgress> {
    const [jobs, files] = await Promise.all([
      this.jobs.about(kind, subjectIds),
      this.files.find(kind, subjectIds),
    ]);
    const states = new Map(jobs.map((job) => [job.subjectId, job.state]));
    const sizes = new Map(files.map((file) => [file.subjectId, file.sizeBytes]));
    return (subjectId) => ({
      state: states.get(subjectId) ?? 'queued',
      size_bytes: sizes.get(subjectId) ?? null,
    });
  }

  /** Forgets documents and that they were ordered; the job first, as a worker does that finishes one. */
  async forget(transaction: Transaction, kind: DocumentKind, subjectIds: readonly number[]): Promise<void> {
    await this.jobs.forget(transaction, kind, subjectIds);
    await this.files.forget(transaction, kind, subjectIds);
  }

  /** Forgets that a document was ordered which is not made yet or could not be made: it is not needed any more. */
  drop(transaction: Transaction, kind: DocumentKind, subjectId: number): Promise<void> {
    return this.jobs.forgetUndone(transaction, kind, subjectId);
  }

  /** What documents of one kind that are there belong to. */
  subjects(kind: DocumentKind): Promise<readonly number[]> {
    return this.files.subjects(kind);
  }

  /** Forgets files; that they were made stays known. */
  async forgetFiles(kind: DocumentKind, subjectIds: readonly number[]): Promise<void> {
    await this.files.forget(this.transactions.none, kind, subjectIds);
  }

  /** The document; undefined as long as it is not there. The caller reads the stream. */
  async open(kind: DocumentKind, subjectId: number): Promise<OpenDocument | undefined> {
    const [file] = await this.files.find(kind, [subjectId]);
    const stream = file && (await this.storage.read(file.storageKey));
    return file && stream && { file, stream };
  }
}
