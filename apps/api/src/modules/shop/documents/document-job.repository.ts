import { Injectable } from '@nestjs/common';
import type { DocumentJob, DocumentKind, RenderingState } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { LeasedJobs } from '../../../platform/queue/leased-jobs.js';

const MESSAGE = `id AS "jobId", kind, subject_id AS "subjectId"`;

/** Reads and writes the jobs that make files of orders. */
@Injectable()
export class DocumentJobRepository extends LeasedJobs<DocumentJob> {
  constructor(transactions: Transactions) {
    super(transactions, { name: 'document_job', message: MESSAGE });
  }

  /** Lets a document wait for a worker; one that there is, as if it had never been begun. */
  async order(transaction: Transaction, kind: DocumentKind, subjectId: number): Promise<DocumentJob> {
    const [job] = await transaction.query<DocumentJob>(
      `INSERT INTO document_job (kind, subject_id, state) VALUES ($1, $2, 'queued')
       ON CONFLICT (kind, subject_id) DO UPDATE
          SET state = 'queued', attempts = 0, failures = 0, error_code = NULL, lease_token = NULL, lease_until = NULL,
              run_after = now(), announced_at = now(), updated_at = now()
       RETURNING ${MESSAGE}`,
      [kind, subjectId],
    );
    if (job === undefined) throw new Error('a job was not kept');
    return job;
  }

  /** How far the documents of a kind are, by what they are of. */
  async states(
    kind: DocumentKind,
    subjectIds: readonly number[],
  ): Promise<ReadonlyMap<number, RenderingState>> {
    const rows = await this.transactions.none.query<{ id: number; state: RenderingState }>(
      `SELECT subject_id AS id, state FROM document_job WHERE kind = $1 AND subject_id = ANY ($2::integer[])`,
      [kind, subjectIds],
    );
    return new Map(rows.map(({ id, state }) => [id, state]));
  }
}
