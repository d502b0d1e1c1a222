import { Logger } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { underAdvisoryLock } from '../database/advisory-lock.js';
import { hasErrorCode } from '../error-code.js';
import { JobQueue } from './job-queue.js';

/** Longest wait for a new message, in seconds; pg-boss polls. */
const POLL_SECONDS = 0.5;

/** Longest wait for the message in hand when the process ends, in ms. */
const CLOSE_TIMEOUT_MS = 10_000;

/** SQLSTATE of a deadlock, and how often the set-up is tried before it counts. */
const DEADLOCK = '40P01';
const SET_UP_ATTEMPTS = 5;

/** Jobs through tables of the PostgreSQL at `databaseUrl`, in a schema of their own. */
export class PgBossQueue extends JobQueue {
  private readonly logger = new Logger(PgBossQueue.name);
  private boss: PgBoss;
  private readonly open = new Map<string, Promise<void>>();

  constructor(private readonly databaseUrl: string) {
    super();
    this.boss = this.connection();
  }

  override async publish(queue: string, message: object): Promise<void> {
    await this.ready(queue);
    await this.boss.send(queue, message);
  }

  override async consume(
    queue: string,
    handler: (message: unknown) => Promise<void>,
    atOnce: number,
  ): Promise<void> {
    await this.ready(queue);
    for (let taker = 0; taker < atOnce; taker += 1) await this.take(queue, handler);
  }

  /** It lies in the database, without which nothing else can be asked either. */
  override isReachable(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override async close(): Promise<void> {
    if (this.open.size === 0) return;
    await Promise.allSettled(this.open.values());
    await this.boss.stop({ graceful: true, wait: true, timeout: CLOSE_TIMEOUT_MS });
  }

  /** Takes one message after the other; only when there was none it waits for the next look. */
  private async take(queue: string, handler: (message: unknown) => Promise<void>): Promise<void> {
    const taker = this.boss.work<unknown>(
      queue,
      { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1 },
      async (jobs) => {
        for (const job of jobs) {
          try {
            await handler(job.data);
          } catch (error) {
            this.logger.error(`a message was not handled: ${String(error)}`);
          }
        }
        this.boss.notifyWorker(await taker);
      },
    );
    await taker;
  }

  private connection(): PgBoss {
    const boss = new PgBoss({
      connectionString: this.databaseUrl,
      schema: 'queue',
      max: 4,
      schedule: false,
      retryLimit: 0,
    });
    // Without a listener a lost connection would end the process; pg-boss connects again by itself.
    boss.on('error', (error) => this.logger.warn(`pg-boss: ${error.message}`));
    return boss;
  }

  /** Resolves once messages can go through `queue`. What failed is tried again by the next message. */
  private ready(queue: string): Promise<void> {
    const known = this.open.get(queue);
    if (known !== undefined) return known;
    const opening = this.setUp(queue, SET_UP_ATTEMPTS);
    this.open.set(queue, opening);
    opening.catch(() => this.open.delete(queue));
    return opening;
  }

  /**
   * Starts pg-boss and makes `queue`, which is a table of its own. Processes that start at once wait for one another; work on
   * older tables can still meet it in the wrong order: PostgreSQL then ends one of the two, and it is tried again.
   */
  private async setUp(queue: string, attempts: number): Promise<void> {
    try {
      await underAdvisoryLock(this.databaseUrl, 'queueSetUp', async () => {
        await this.boss.start();
        if ((await this.boss.getQueue(queue)) === null) await this.boss.createQueue(queue);
      });
    } catch (error) {
      if (this.open.size === 1) await this.startAfresh();
      if (attempts <= 1 || !hasErrorCode(error, DEADLOCK)) throw error;
      await this.setUp(queue, attempts - 1);
    }
  }

  /** A pg-boss whose start was cut off takes itself for started: only another one can start. */
  private async startAfresh(): Promise<void> {
    await this.boss.stop({ graceful: false, wait: false }).catch(() => undefined);
    this.boss = this.connection();
  }
}
