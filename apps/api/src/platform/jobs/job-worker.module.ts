import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Heartbeat } from './heartbeat.js';
import { JobSweeper } from './job-sweeper.js';
import { JobWorker } from './job-worker.js';

/** Does jobs; part of the worker process alone. Modules register their handlers while they are initialised. */
@Module({
  providers: [JobWorker, JobSweeper, Heartbeat],
  exports: [JobWorker],
})
export class JobWorkerModule implements OnApplicationBootstrap {
  constructor(
    private readonly worker: JobWorker,
    private readonly sweeper: JobSweeper,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.worker.start();
    this.sweeper.start();
  }
}
