import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { RENDER_QUEUE } from '@tastwerk/contracts';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { RenderJobsModule } from '../render-jobs.module.js';
import { RENDER_TRANSLATOR, RenderProcessor } from './render.processor.js';
import { RenderSweeper } from './render-sweeper.js';

/** Does the jobs; part of the worker process alone. */
@Module({
  imports: [CatalogueModule, RenderJobsModule],
  providers: [
    RenderProcessor,
    RenderSweeper,
    { provide: RENDER_TRANSLATOR, useFactory: createNodeTranslator },
  ],
})
export class RenderWorkerModule implements OnApplicationBootstrap {
  constructor(
    private readonly queue: JobQueue,
    private readonly processor: RenderProcessor,
    private readonly sweeper: RenderSweeper,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.queue.consume(RENDER_QUEUE, (message) => this.processor.process(message));
    this.sweeper.start();
  }
}
