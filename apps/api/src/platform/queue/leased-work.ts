import { randomUUID } from 'node:crypto';
import type { Logger } from '@nestjs/common';
import type { ErrorCode } from '@tastwerk/contracts';
import { Lease } from './lease.js';
import type { LeasedJobs } from './leased-jobs.js';

/** How many times a job may fail before it counts as failed for good. */
export const MAX_FAILURES = 5;

/** Jobs of one table that a process does just now, each under a lease of its own. */
export class LeasedWork<Message extends { readonly jobId: number }> {
  private readonly running = new Map<number, Lease>();

  constructor(
    private readonly jobs: LeasedJobs<Message>,
    private readonly logger: Logger,
    private readonly failedCode: (job: Message) => ErrorCode,
  ) {}

  /**
   * Claims a job and does it by `work`, which gets the token of the claim; one that is not to be had is left alone. Throws when it could
   * not be done this time; it waits for its next time then.
   */
  async begin(job: Message, work: (token: string, signal: AbortSignal) => Promise<void>): Promise<void> {
    const { jobId } = job;
    const token = randomUUID();
    if (!(await this.jobs.claim(jobId, token))) return;
    const lease = new Lease(() => this.jobs.renew(jobId, token));
    this.running.set(jobId, lease);
    try {
      await work(token, lease.signal);
    } catch (error) {
      this.logger.error({ err: error, ...job }, 'a job was not done and will be tried again');
      await this.jobs.giveBack(jobId, token, this.failedCode(job), MAX_FAILURES);
      throw error;
    } finally {
      lease.end();
      this.running.delete(jobId);
    }
  }

  /** What is half done is given back at once, so that another worker need not wait for its lease to lapse. */
  abort(): void {
    for (const lease of this.running.values()) lease.abort();
  }
}
