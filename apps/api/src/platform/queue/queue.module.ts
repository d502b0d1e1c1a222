import { Global, Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxEntity } from './outbox.entity.js';
import { CONFIGURATION, type ProcessConfiguration } from '../config/configuration.module.js';
import { redisPrefix } from '../redis/redis-prefix.js';
import { BullQueue } from './bull-queue.js';
import { JobQueue } from './job-queue.js';
import { Outbox } from './outbox.js';
import { PgBossQueue } from './pg-boss-queue.js';

/** Jobs travel through Redis where REDIS_URL is set, else through the PostgreSQL. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxEntity])],
  providers: [
    Outbox,
    {
      provide: JobQueue,
      inject: [CONFIGURATION],
      useFactory: ({ redisUrl, databaseUrl }: ProcessConfiguration) =>
        redisUrl === undefined
          ? new PgBossQueue(databaseUrl)
          : new BullQueue(redisUrl, redisPrefix(databaseUrl)),
    },
  ],
  exports: [JobQueue, Outbox],
})
export class QueueModule implements BeforeApplicationShutdown {
  constructor(@Inject(JobQueue) private readonly queue: JobQueue) {}

  /** Before connections close: the job in hand may still need the database. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
