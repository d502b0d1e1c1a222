import { Global, Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';
import { redisPrefix } from '../redis/redis-prefix.js';
import { BullQueue } from './bull-queue.js';
import { Heartbeat } from './heartbeat.js';
import { JobEntity } from './job.entity.js';
import { JobLeases } from './job-leases.sql.js';
import { JobQueue } from './job-queue.js';
import { JobRelay } from './job-relay.js';
import { JobSweeper } from './job-sweeper.js';
import { JobTurns } from './job-turns.sql.js';
import { JobWorker } from './job-worker.js';
import { Jobs } from './jobs.js';
import { PgBossQueue } from './pg-boss-queue.js';

/** Work that is done later: ordered in the transaction of its cause, handed to Redis where REDIS_URL is set, else to the PostgreSQL. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([JobEntity])],
  providers: [
    Jobs,
    JobLeases,
    JobTurns,
    JobRelay,
    JobWorker,
    JobSweeper,
    Heartbeat,
    {
      provide: JobQueue,
      inject: [CONFIGURATION],
      useFactory: ({ redisUrl, databaseUrl }: ProcessConfiguration) =>
        redisUrl === undefined
          ? new PgBossQueue(databaseUrl)
          : new BullQueue(redisUrl, redisPrefix(databaseUrl)),
    },
  ],
  exports: [Jobs, JobRelay, JobWorker, JobQueue],
})
export class JobsModule implements BeforeApplicationShutdown {
  constructor(@Inject(JobQueue) private readonly queue: JobQueue) {}

  /** Before connections close: the job in hand may still need the database. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.queue.close();
  }
}
