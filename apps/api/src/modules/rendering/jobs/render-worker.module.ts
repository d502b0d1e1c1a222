import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { RENDER_QUEUE } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { FileGarbageRepository } from '../file-garbage.sql.js';
import { RenderJobsModule } from '../render-jobs.module.js';
import { Renderer } from '../renderer/renderer.js';
import { SheetOrigins } from '../renderer/sheet-origins.js';
import { FileCollector } from './file-collector.js';
import { Heartbeat } from './heartbeat.js';
import { RenderProcessor } from './render.processor.js';
import { RenderSweeper } from './render-sweeper.js';
import { RoundDriver } from './round-driver.js';

/** Does the jobs; part of the worker process alone. */
@Module({
  imports: [CatalogueModule, RenderJobsModule],
  providers: [
    RenderProcessor,
    RenderSweeper,
    FileCollector,
    RoundDriver,
    SheetOrigins,
    FileGarbageRepository,
    Heartbeat,
    {
      provide: Renderer,
      inject: [CONFIGURATION],
      useFactory: ({ renderProcesses, renderTimeout, renderMemory }: ProcessConfiguration) =>
        new Renderer({ timeoutMs: renderTimeout * 1000, memoryMb: renderMemory }, renderProcesses),
    },
  ],
  exports: [Renderer, SheetOrigins],
})
export class RenderWorkerModule implements OnApplicationBootstrap {
  constructor(
    private readonly queue: JobQueue,
    private readonly renderer: Renderer,
    private readonly processor: RenderProcessor,
    private readonly sweeper: RenderSweeper,
    private readonly collector: FileCollector,
    private readonly rounds: RoundDriver,
    @Inject(CONFIGURATION) private readonly configuration: ProcessConfiguration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.renderer.start();
    const process = (message: unknown) => this.processor.process(message);
    await this.queue.consume(RENDER_QUEUE, process, this.configuration.renderProcesses);
    this.sweeper.start();
    this.collector.start();
    this.rounds.start();
  }
}
