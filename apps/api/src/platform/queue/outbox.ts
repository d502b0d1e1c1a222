import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Transactions, type Transaction } from '../database/transactions.js';
import { JobQueue } from './job-queue.js';

/** Messages that one round hands over at most. */
const BATCH = 50;

interface OutboxRow {
  readonly queue: string;
  readonly message: object;
}

/**
 * Messages that leave after commit: written in the transaction that they tell about, handed to the queue afterwards. What
 * a lost queue or a killed process leaves behind goes out in a later round.
 */
@Injectable()
export class Outbox implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Outbox.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;
  private readonly hurry = () => void this.flush();

  constructor(
    private readonly transactions: Transactions,
    private readonly queue: JobQueue,
  ) {}

  /** Keeps `message` for `queue`; it leaves when the transaction has committed. */
  async write(transaction: Transaction, queue: string, message: object): Promise<void> {
    await transaction.query('INSERT INTO outbox (queue, message) VALUES ($1, $2)', [queue, message]);
    transaction.afterCommit(this.hurry);
  }

  /** Hands over what is waiting; never rejects, for it runs beside whatever called it. */
  flush(): Promise<void> {
    this.round ??= this.handOverAll().finally(() => (this.round = undefined));
    return this.round;
  }

  /** Hands over what is waiting again and again until the process ends. */
  flushEvery(milliseconds: number): void {
    this.timer = setInterval(() => void this.flush(), milliseconds);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async handOverAll(): Promise<void> {
    try {
      while ((await this.handOverBatch()) === BATCH);
    } catch (error) {
      this.logger.warn(`messages stay in the outbox: ${String(error)}`);
    }
  }

  private handOverBatch(): Promise<number> {
    return this.transactions.run(async (transaction) => {
      const rows = await transaction.query<OutboxRow>(
        `WITH taken AS (
           DELETE FROM outbox WHERE id IN (SELECT id FROM outbox ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED)
           RETURNING id, queue, message
         ) SELECT queue, message FROM taken ORDER BY id`,
        [BATCH],
      );
      for (const { queue, message } of rows) await this.queue.publish(queue, message);
      return rows.length;
    });
  }
}
