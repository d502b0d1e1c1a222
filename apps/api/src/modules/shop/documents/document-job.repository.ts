import { Injectable } from '@nestjs/common';
import type { DocumentJob, DocumentKind, RenderingState } from '@tastwerk/contracts';
import { In } from 'typeorm';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { LeasedJobs } from '../../../platform/queue/leased-jobs.js';
import { DocumentJobEntity } from './document-job.entity.js';

/** A job that waits as if it had never been begun; by the clock of the database, which says when it may be claimed. */
const WAITING = {
  state: 'queued',
  attempts: 0,
  failures: 0,
  errorCode: null,
  leaseToken: null,
  leaseUntil: null,
  runAfter: () => 'now()',
  announcedAt: () => 'now()',
  updatedAt: () => 'now()',
} as const;

/** Reads and writes the jobs that make files of orders. */
@Injectable()
export class DocumentJobRepository extends LeasedJobs<DocumentJob> {
  constructor(transactions: Transactions) {
    super(transactions, {
      name: 'document_job',
      message: `id AS "jobId", kind, subject_id AS "subjectId"`,
      abandoned: `upper(kind) || '_ABANDONED'`,
    });
  }

  /** Lets a document wait for a worker; one that there is, as if it had never been begun. */
  async order(transaction: Transaction, kind: DocumentKind, subjectId: number): Promise<DocumentJob> {
    const jobs = transaction.of(DocumentJobEntity);
    const ordered = await jobs.upsert({ ...WAITING, kind, subjectId }, ['kind', 'subjectId']);
    const identifiers: readonly { readonly id?: number }[] = ordered.identifiers;
    const jobId = identifiers[0]?.id;
    if (jobId === undefined) throw new Error('a job was not kept');
    return { jobId, kind, subjectId };
  }

  /** How far the documents of a kind are, by what they are of. */
  async states(
    kind: DocumentKind,
    subjectIds: readonly number[],
  ): Promise<ReadonlyMap<number, RenderingState>> {
    const jobs = await this.transactions.none.of(DocumentJobEntity).find({
      select: { id: true, subjectId: true, state: true },
      where: { kind, subjectId: In([...subjectIds]) },
    });
    return new Map(jobs.map(({ subjectId, state }) => [subjectId, state]));
  }

  async forget(transaction: Transaction, kind: DocumentKind, subjectIds: readonly number[]): Promise<void> {
    await transaction.of(DocumentJobEntity).delete({ kind, subjectId: In([...subjectIds]) });
  }
}
