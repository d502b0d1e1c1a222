import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DOCUMENT_KINDS, type DocumentKind } from '@tastwerk/contracts';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { type Job, type JobClaim, type JobEnd, JobHandler } from '../../../platform/jobs/job-handler.js';
import { JobWorker } from '../../../platform/jobs/job-worker.js';
import { DocumentFileRepository } from './document-file.repository.js';
import type { DocumentMaker, MadeDocument } from './document-maker.js';

/** Makes documents and keeps each under a key of its claim. */
@Injectable()
export class DocumentHandler extends JobHandler<DocumentKind> {
  override readonly kinds = DOCUMENT_KINDS;
  /** A package renders in processes that files of the catalogue wait for, too. */
  override readonly atOnce = 1;
  private readonly makers: DocumentMaker[] = [];

  constructor(
    private readonly files: DocumentFileRepository,
    private readonly storage: FileStorage,
    worker: JobWorker,
  ) {
    super();
    worker.register(this);
  }

  /** Adds the maker of one kind. */
  add(maker: DocumentMaker): void {
    this.makers.push(maker);
  }

  override async do(job: Job<DocumentKind>, { token, signal }: JobClaim): Promise<JobEnd> {
    const { kind, subjectId } = job;
    const maker = this.makers.find((candidate) => candidate.kind === kind);
    if (maker === undefined) throw new Error(`there is no maker for documents of the kind ${kind}`);
    const made = await maker.make(subjectId, signal);
    if (made.ok) return this.keep(job, token, maker, made.value);
    const { error } = made;
    if (error.kind === 'cancelled') return { kind: 'cancelled' };
    if (error.kind === 'needless') return { kind: 'done' };
    return { kind: 'failed', code: error.code, most: error.kind === 'limit' ? this.retries.most : 1 };
  }

  private async keep(
    { kind, subjectId }: Job<DocumentKind>,
    token: string,
    maker: DocumentMaker,
    { name, mediaType, bytes }: MadeDocument,
  ): Promise<JobEnd> {
    // The key carries the claim: no two claims write to one key.
    const storageKey = `documents/${kind}-${subjectId}/${token}/${name}`;
    if (!(await this.storage.write(storageKey, bytes)).ok)
      return { kind: 'failed', code: 'RENDERING_STORAGE_FULL', most: this.retries.most };
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = { subjectId, name, mediaType, sizeBytes: bytes.length, sha256, storageKey };
    return {
      kind: 'done',
      keep: async (transaction) => {
        const isFirst = await this.files.put(transaction, kind, file);
        await maker.finish(transaction, subjectId, isFirst);
      },
    };
  }
}
