import { Injectable } from '@nestjs/common';
import { DOCUMENT_QUEUE, type DocumentJob } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import { JobSweeper } from '../../../platform/queue/job-sweeper.js';
import { Outbox } from '../../../platform/queue/outbox.js';
import { DocumentJobRepository } from './document-job.repository.js';

/** Sees to it that documents are made, whatever becomes of a worker or of the queue. */
@Injectable()
export class DocumentSweeper extends JobSweeper<DocumentJob> {
  constructor(jobs: DocumentJobRepository, transactions: Transactions, outbox: Outbox) {
    super(DOCUMENT_QUEUE, jobs, transactions, outbox);
  }
}
