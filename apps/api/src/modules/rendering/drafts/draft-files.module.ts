import { Module } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../../../platform/config/configuration.module.js';
import { Renderer } from '../renderer/renderer.js';
import { DraftFilesController } from './draft-files.controller.js';
import { DraftFilesService } from './draft-files.service.js';

/** How long the process that renders drafts is kept without a request, in ms. */
const IDLE_MS = 60_000;

/** Files of drafts, rendered in a process beside the one that answers: jobs of the workers do not delay it. */
@Module({
  controllers: [DraftFilesController],
  providers: [
    DraftFilesService,
    {
      provide: Renderer,
      inject: [CONFIGURATION],
      useFactory: ({ renderTimeout, renderMemory }: ProcessConfiguration) =>
        new Renderer({ timeoutMs: renderTimeout * 1000, memoryMb: renderMemory, idleMs: IDLE_MS }),
    },
  ],
})
export class DraftFilesModule {}
