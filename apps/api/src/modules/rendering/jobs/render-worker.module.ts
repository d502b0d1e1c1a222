import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import { JobWorker } from '../../../platform/jobs/job-worker.js';
import { JobWorkerModule } from '../../../platform/jobs/job-worker.module.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { FileGarbageRepository } from '../file-garbage.sql.js';
import { RenderJobsModule } from '../render-jobs.module.js';
import { Renderer } from '../renderer/renderer.js';
import { SheetOrigins } from '../renderer/sheet-origins.js';
import { FileCollector } from './file-collector.js';
import { RenderHandler } from './render-handler.js';
import { RenderRoutine } from './render-routine.js';

/** Makes the files of versions; part of the worker process alone. */
@Module({
  imports: [CatalogueModule, RenderJobsModule, JobWorkerModule],
  providers: [
    RenderHandler,
    RenderRoutine,
    FileCollector,
    SheetOrigins,
    FileGarbageRepository,
    {
      provide: Renderer,
      inject: [CONFIGURATION],
      useFactory: ({ renderProcesses, renderTimeout, renderMemory }: ProcessConfiguration) =>
        new Renderer({ timeoutMs: renderTimeout * 1000, memoryMb: renderMemory }, renderProcesses),
    },
  ],
  exports: [Renderer, SheetOrigins],
})
export class RenderWorkerModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly worker: JobWorker,
    private readonly renderer: Renderer,
    private readonly handler: RenderHandler,
    private readonly collector: FileCollector,
    private readonly routine: RenderRoutine,
  ) {}

  onModuleInit(): void {
    this.renderer.start();
    this.worker.register(this.handler);
  }

  onApplicationBootstrap(): void {
    this.collector.start();
    this.routine.start();
  }
}
