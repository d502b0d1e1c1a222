import { Logger } from '@nestjs/common';
import Bull from 'bull';
import { answerWithin } from '../answer-within.js';
import { ConnectionLog } from '../redis/connection-log.js';
import { redisOptions } from '../redis/redis-options.js';
import { JobQueue } from './job-queue.js';

/** Longest wait for Redis to take a message, in ms; what it does not take is told of again. */
const PUBLISH_TIMEOUT_MS = 5000;

/** Longest wait for Redis to say that it is there, in ms, and the queue whose connection asks; it never carries anything. */
const PING_TIMEOUT_MS = 1000;
const PROBE_QUEUE = 'probe';

/** A dead consumer's message comes again after seconds, a consumer looks again right after Redis was away; Bull's own values take longer. */
const SETTINGS: Bull.AdvancedSettings = {
  lockDuration: 5000,
  stalledInterval: 2000,
  maxStalledCount: 3,
  retryProcessDelay: 250,
};

/** Jobs through Redis. `prefix` keeps products that share a Redis apart. */
export class BullQueue extends JobQueue {
  private readonly logger = new Logger(BullQueue.name);
  private readonly connection = new ConnectionLog(BullQueue.name);
  private readonly queues = new Map<string, Bull.Queue<object>>();

  constructor(
    private readonly redisUrl: string,
    private readonly prefix: string,
  ) {
    super();
  }

  override async publish(queue: string, message: object): Promise<void> {
    const adding = this.queue(queue).add(message, {
      attempts: 1,
      removeOnComplete: true,
      removeOnFail: true,
    });
    // When Redis comes back after the time-out, the message travels twice, which is harmless.
    await answerWithin(adding, PUBLISH_TIMEOUT_MS);
  }

  override async consume(
    queue: string,
    handler: (message: unknown) => Promise<void>,
    atOnce: number,
  ): Promise<void> {
    // Resolves only when the queue is closed, so it is not awaited.
    this.queue(queue)
      .process(atOnce, async (job) => handler(job.data))
      .catch((error: unknown) => this.logger.error(`Bull stopped taking jobs: ${String(error)}`));
    await this.queue(queue).isReady();
  }

  override async isReachable(): Promise<boolean> {
    try {
      // Without Redis the question waits for it.
      await answerWithin(this.queue(PROBE_QUEUE).client.ping(), PING_TIMEOUT_MS);
      return true;
    } catch {
      return false;
    }
  }

  override async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }

  private queue(name: string): Bull.Queue<object> {
    let queue = this.queues.get(name);
    if (queue === undefined) {
      queue = new Bull<object>(name, this.redisUrl, {
        prefix: this.prefix,
        settings: SETTINGS,
        redis: redisOptions(this.redisUrl),
      });
      // Without a listener a lost Redis would end the process; ioredis connects again by itself.
      const { client } = queue;
      queue.on('error', (error) => {
        if (client.status === 'ready') this.logger.warn(`Bull: ${error.message}`);
        else this.connection.away(error);
      });
      client.on('ready', () => this.connection.back());
      this.queues.set(name, queue);
    }
    return queue;
  }
}
