import { createHmac } from 'node:crypto';
import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import type { OnApplicationShutdown } from '@nestjs/common';
import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import type { ProcessConfiguration } from '../config/process-configuration.js';
import { answerWithin } from '../answer-within.js';
import { ConnectionLog } from '../redis/connection-log.js';
import { redisOptions } from '../redis/redis-options.js';
import { redisPrefix } from '../redis/redis-prefix.js';

/** Longest wait for Redis to count a request, in ms, and how long one that did not is left alone. */
const PATIENCE_MS = 250;
const LEFT_ALONE_MS = 1000;
/** When a question that Redis never answered is forgotten, in ms. */
const FORGOTTEN_MS = 10_000;

/**
 * Counts requests in Redis, for all API processes together. While Redis does not answer, each process counts for itself: nobody is locked
 * out, and nobody gets further than the limit times the processes. Who asks is known to Redis as a keyed hash alone.
 */
export class SharedThrottle implements ThrottlerStorage, OnApplicationShutdown {
  private readonly connection = new ConnectionLog(SharedThrottle.name);
  private readonly redis: Redis;
  private readonly together: ThrottlerStorage;
  private readonly alone = new ThrottlerStorageService();
  private readonly secret: string;
  private askAgainAt = 0;

  constructor(
    redisUrl: string,
    { databaseUrl, jwtSecret }: Pick<ProcessConfiguration, 'databaseUrl' | 'jwtSecret'>,
  ) {
    this.secret = jwtSecret;
    this.redis = new Redis(redisUrl, {
      ...redisOptions(redisUrl),
      keyPrefix: `${redisPrefix(databaseUrl)}:throttle:`,
      // What Redis cannot count now is counted here, not later.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResendUnfulfilledCommands: false,
      commandTimeout: FORGOTTEN_MS,
    });
    this.redis.on('error', (error) => this.connection.away(error));
    this.redis.on('ready', () => this.connection.back());
    this.together = new ThrottlerStorageRedisService(this.redis);
  }

  async increment(...[key, ...limits]: Parameters<ThrottlerStorage['increment']>) {
    const hash = createHmac('sha256', this.secret).update(`throttle ${key}`).digest('base64url');
    if (this.redis.status === 'ready' && Date.now() >= this.askAgainAt) {
      try {
        const counted = await answerWithin(this.together.increment(hash, ...limits), PATIENCE_MS);
        this.connection.back();
        return counted;
      } catch (error) {
        this.askAgainAt = Date.now() + LEFT_ALONE_MS;
        this.connection.away(error instanceof Error ? error : new Error(String(error)));
      }
    }
    return this.alone.increment(hash, ...limits);
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
    this.alone.onApplicationShutdown();
  }
}
