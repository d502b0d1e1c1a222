import { Injectable } from '@nestjs/common';
import type { JobWork } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailService } from '../../mail/mail.service.js';
import { JobListRepository, type JobRow } from './job-list.sql.js';

/** Lets admins do jobs again. */
@Injectable()
export class JobAdministrationService {
  constructor(
    private readonly list: JobListRepository,
    private readonly jobs: Jobs,
    private readonly mails: MailService,
    private readonly transactions: Transactions,
  ) {}

  /** Lets a job that is over begin anew; one that waits or runs stays as it is. */
  async retry(work: JobWork, id: number): Promise<Result<JobRow, ApiFailure>> {
    const job = await this.list.find(work, id);
    if (job === undefined) return fail({ code: 'JOB_NOT_FOUND' });
    if (job.state === 'queued' || job.state === 'running') return ok(job);
    if (job.kind === 'mail') await this.mails.sendAgain(job.subjectId);
    else await this.transactions.run((transaction) => this.jobs.again(transaction, id));
    return ok((await this.list.find(work, id)) ?? job);
  }
}
