import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { Outbox } from '../../../platform/queue/outbox.js';
import { RenderJobService } from '../../rendering/render-job.service.js';
import { JobListRepository, type JobRow } from './job-list.repository.js';

/** Lets admins do jobs again. */
@Injectable()
export class JobAdministrationService {
  constructor(
    private readonly list: JobListRepository,
    private readonly jobs: RenderJobService,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
  ) {}

  /** Lets a job that is over begin anew; one that waits or runs stays as it is. */
  async retry(id: number): Promise<Result<JobRow, ApiFailure>> {
    const job = await this.list.find(id);
    if (job === undefined) return fail({ code: 'JOB_NOT_FOUND' });
    if (job.state === 'queued' || job.state === 'running') return ok(job);
    await this.transactions.run((transaction) => this.jobs.order(transaction, [job.versionId], [job.format]));
    void this.outbox.flush();
    return ok((await this.list.find(id)) ?? job);
  }
}
