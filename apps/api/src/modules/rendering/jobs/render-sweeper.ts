import { Injectable } from '@nestjs/common';
import { RENDER_QUEUE, type RenderJob } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import { JobSweeper } from '../../../platform/queue/job-sweeper.js';
import { Outbox } from '../../../platform/queue/outbox.js';
import { VersionTexts } from '../../catalogue/version-texts.service.js';
import { RenderJobRepository } from '../render-job.repository.js';
import { Heartbeat } from './heartbeat.js';

/** Sees to it that files are rendered, whatever becomes of a worker or of the queue, and shows that this worker lives. */
@Injectable()
export class RenderSweeper extends JobSweeper<RenderJob> {
  constructor(
    private readonly renderJobs: RenderJobRepository,
    transactions: Transactions,
    outbox: Outbox,
    private readonly versions: VersionTexts,
    private readonly heartbeat: Heartbeat,
  ) {
    super(RENDER_QUEUE, renderJobs, transactions, outbox);
  }

  override async sweep(): Promise<void> {
    await super.sweep();
    await this.versions.clear(await this.renderJobs.waitingVersions());
    await this.heartbeat.beat();
  }
}
