import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { JobLeases } from './job-leases.sql.js';
import { JobQueue, queueOf } from './job-queue.js';

/** Jobs that are handed over between two looks at the table. */
const BATCH = 50;

/**
 * Tells the queue of jobs that wait, after the transactions that ordered them. What a lost queue or a killed process leaves untold goes out
 * in a later round. Two processes may tell of one job: a worker that comes second leaves it alone.
 */
@Injectable()
export class JobRelay implements BeforeApplicationShutdown {
  private readonly logger = new Logger(JobRelay.name);
  private round: Promise<void> | undefined;
  private isCalledAgain = false;
  private isEnding = false;

  /** As {@link handOver}, to be called without waiting. */
  readonly hurry = () => void this.handOver();

  constructor(
    private readonly leases: JobLeases,
    private readonly queue: JobQueue,
  ) {}

  /** Tells of all that waits; never rejects, for it runs beside whatever called it. */
  handOver(): Promise<void> {
    this.isCalledAgain = this.round !== undefined;
    this.round ??= this.untilNoneIsLeft().finally(() => (this.round = undefined));
    return this.round;
  }

  /** What is not told by then, another process tells in its next round. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await this.round;
  }

  private async untilNoneIsLeft(): Promise<void> {
    try {
      let told: number;
      do {
        this.isCalledAgain = false;
        told = await this.handSomeOver();
      } while (!this.isEnding && (told === BATCH || this.isCalledAgain));
    } catch (error) {
      this.logger.warn(`jobs wait for the queue: ${String(error)}`);
    }
  }

  /** Tells of the next jobs, the oldest first, and gives how many they were. */
  private async handSomeOver(): Promise<number> {
    const jobs = await this.leases.untold(BATCH);
    const told: number[] = [];
    try {
      for (const { id, kind } of jobs) {
        await this.queue.publish(queueOf(kind), { jobId: id });
        told.push(id);
      }
    } finally {
      if (told.length > 0) await this.leases.noteTold(told);
    }
    return jobs.length;
  }
}
