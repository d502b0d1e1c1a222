import { Injectable } from '@nestjs/common';
import { Transactions } from '../database/transactions.js';
import { Schedule } from '../schedule.js';
import { Heartbeat } from './heartbeat.js';
import { JobLeases } from './job-leases.sql.js';
import { JobRelay } from './job-relay.js';
import { JobWorker } from './job-worker.js';

/** Time between two rounds, in ms. */
const SWEEP_MS = 2000;

/** Finds jobs that a dead worker held or that the queue forgot, sees to it that they run, and shows that this worker lives. */
@Injectable()
export class JobSweeper {
  constructor(
    private readonly leases: JobLeases,
    private readonly relay: JobRelay,
    private readonly worker: JobWorker,
    private readonly transactions: Transactions,
    private readonly heartbeat: Heartbeat,
    schedule: Schedule,
  ) {
    schedule.add('looking for jobs', SWEEP_MS, () => this.sweep());
  }

  async sweep(): Promise<void> {
    await this.transactions.run(async (transaction) => {
      for (const job of await this.leases.freeLapsed(transaction))
        await this.worker.noteEnd(transaction, job);
    });
    await this.leases.forgetOldAnnouncements();
    await this.relay.handOver();
    await this.heartbeat.beat();
  }
}
