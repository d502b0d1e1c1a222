import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type DocumentJob, type DocumentKind, documentJobSchema, type ErrorCode } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import { FileStorage } from '../../../platform/files/file-storage.js';
import { LeasedWork, MAX_FAILURES } from '../../../platform/queue/leased-work.js';
import { DocumentFileRepository } from './document-file.repository.js';
import { DocumentJobRepository } from './document-job.repository.js';
import { DocumentMaker, type MadeDocument } from './document-maker.js';

/** What a job says that failed for no reason that is known. */
const FAILED: Readonly<Record<DocumentKind, ErrorCode>> = {
  invoice: 'INVOICE_FAILED',
  package: 'PACKAGE_FAILED',
};

/** Injection token of the makers of a worker, one for each kind. */
export const DOCUMENT_MAKERS = Symbol('document makers');

/**
 * Makes one document: claims its job, makes it, keeps it under a key of this claim, ends the job. A message without a job to do is no
 * failure.
 */
@Injectable()
export class DocumentProcessor implements OnModuleDestroy {
  private readonly logger = new Logger(DocumentProcessor.name);
  private readonly work: LeasedWork<DocumentJob>;

  constructor(
    private readonly jobs: DocumentJobRepository,
    private readonly files: DocumentFileRepository,
    private readonly storage: FileStorage,
    private readonly transactions: Transactions,
    @Inject(DOCUMENT_MAKERS) private readonly makers: readonly DocumentMaker[],
  ) {
    this.work = new LeasedWork(jobs, this.logger, ({ kind }) => FAILED[kind]);
  }

  /** Throws when the job could not be done this time; it waits for its next time then. */
  async process(message: unknown): Promise<void> {
    const job = documentJobSchema.parse(message);
    await this.work.begin(job, (token, signal) => this.make(job, token, signal));
  }

  onModuleDestroy(): void {
    this.work.abort();
  }

  private async make(job: DocumentJob, token: string, signal: AbortSignal): Promise<void> {
    const { jobId, kind, subjectId } = job;
    const maker = this.makers.find((candidate) => candidate.kind === kind);
    if (maker === undefined) throw new Error(`nobody makes documents of the kind ${kind}`);
    const made = await maker.make(subjectId, signal);
    if (!made.ok) {
      if (made.error.kind === 'cancelled') return this.jobs.release(jobId, token);
      const { kind: reason, code } = made.error;
      this.logger.warn({ ...job, code }, 'there is no document');
      if (reason === 'limit') return this.jobs.giveBack(jobId, token, code, MAX_FAILURES);
      return this.jobs.fail(jobId, token, code);
    }
    await this.keep(job, token, maker, made.value);
  }

  private async keep(
    { jobId, kind, subjectId }: DocumentJob,
    token: string,
    maker: DocumentMaker,
    { name, mediaType, bytes }: MadeDocument,
  ): Promise<void> {
    // The key carries the claim: no two claims write to one key.
    const storageKey = `documents/${kind}-${subjectId}/${token}/${name}`;
    const kept = await this.storage.write(storageKey, bytes);
    if (!kept.ok) {
      this.logger.warn({ jobId, kind, subjectId }, 'there is no room for a document');
      return this.jobs.giveBack(jobId, token, 'RENDERING_STORAGE_FULL', MAX_FAILURES);
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = { subjectId, name, mediaType, sizeBytes: bytes.length, sha256, storageKey };
    await this.transactions.run(async (transaction) => {
      if (!(await this.jobs.finish(transaction, jobId, token))) return;
      const isFirst = await this.files.put(transaction, kind, file);
      await maker.finish(transaction, subjectId, isFirst);
    });
  }
}
