import { Logger } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { underAdvisoryLock } from '../database/advisory-lock.js';
import { JobQueue } from './job-queue.js';

/** Longest wait for a new message, in seconds; pg-boss polls. */
const POLL_SECONDS = 0.5;

/** Messages taken at once: the files of one version. They are handled one after another. */
const BATCH = 4;

/** Longest wait for the message in hand when the process ends, in ms. */
const CLOSE_TIMEOUT_MS = 10_000;

/** Jobs through tables of the PostgreSQL at `databaseUrl`, in a schema of their own. */
export class PgBossQueue extends JobQueue {
  private readonly logger = new Logger(PgBossQueue.name);
  private readonly boss: PgBoss;
  private started: Promise<PgBoss> | undefined;
  private readonly known = new Map<string, Promise<void>>();

  constructor(private readonly databaseUrl: string) {
    super();
    this.boss = new PgBoss({
      connectionString: databaseUrl,
      schema: 'queue',
      max: 4,
      schedule: false,
      retryLimit: 0,
    });
    // Without a listener a lost connection would end the process; pg-boss connects again by itself.
    this.boss.on('error', (error) => this.logger.warn(`pg-boss: ${error.message}`));
  }

  override async publish(queue: string, message: object): Promise<void> {
    await this.ready(queue);
    await this.boss.send(queue, message);
  }

  override async consume(queue: string, handler: (message: unknown) => Promise<void>): Promise<void> {
    await this.ready(queue);
    await this.boss.work<unknown>(
      queue,
      { pollingIntervalSeconds: POLL_SECONDS, batchSize: BATCH },
      async (jobs) => {
        for (const job of jobs) await handler(job.data);
      },
    );
  }

  override async close(): Promise<void> {
    if (this.started === undefined) return;
    await this.started;
    await this.boss.stop({ graceful: true, wait: true, timeout: CLOSE_TIMEOUT_MS });
  }

  /** Starts pg-boss and makes `queue`, once. Processes that start at once would lock each other out of its tables. */
  private async ready(queue: string): Promise<void> {
    let made = this.known.get(queue);
    if (made === undefined) {
      made = underAdvisoryLock(this.databaseUrl, 'queueSetUp', async () => {
        this.started ??= this.boss.start();
        await this.started;
        await this.boss.createQueue(queue);
      });
      // What failed is tried again by the next call.
      made.catch(() => {
        this.known.delete(queue);
        this.started = undefined;
      });
      this.known.set(queue, made);
    }
    await made;
  }
}
