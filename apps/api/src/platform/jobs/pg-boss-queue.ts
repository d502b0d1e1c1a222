import { Logger } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { underAdvisoryLock } from '../database/advisory-lock.js';
import { hasErrorCode } from '../error-code.js';
import { Recurring } from '../recurring.js';
import { answerWithin } from '../answer-within.js';
import { JobQueue } from './job-queue.js';

/** How long a taker that found no message waits before it looks again, in ms. */
const POLL_MS = 500;

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
  private readonly takers: Recurring[] = [];
  private isClosing = false;

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
    for (let count = 0; count < atOnce; count += 1) {
      const taker = new Recurring(`messages of ${queue}`, POLL_MS, () => this.takeAll(queue, handler));
      this.takers.push(taker);
      taker.start();
    }
  }

  /** It lies in the database, without which nothing else can be asked either. */
  override isReachable(): Promise<boolean> {
    return Promise.resolve(true);
  }

  override async close(): Promise<void> {
    this.isClosing = true;
    if (this.open.size === 0) return;
    await Promise.allSettled(this.open.values());
    const ended = Promise.all(this.takers.map((taker) => taker.stop()));
    await answerWithin(ended, CLOSE_TIMEOUT_MS).catch((error: unknown) =>
      this.logger.warn(`a message was still in hand at the end: ${String(error)}`),
    );
    await this.boss.stop({ graceful: false });
  }

  /**
   * Takes one message after the other until there is none. pg-boss has workers of its own, but does not say when the last of them has
   * ended.
   */
  private async takeAll(queue: string, handler: (message: unknown) => Promise<void>): Promise<void> {
    while (!this.isClosing) {
      const [job] = await this.boss.fetch<unknown>(queue, { batchSize: 1 });
      if (!job) return;
      try {
        await handler(job.data);
      } catch (error) {
        this.logger.error(`a message was not handled: ${String(error)}`);
      }
      await this.boss.complete(queue, job.id);
    }
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
