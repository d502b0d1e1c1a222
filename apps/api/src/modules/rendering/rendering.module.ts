import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ArtefactEntity } from './artefact.entity.js';
import { ArtefactRepository } from './artefact.repository.js';
import { DraftFilesController } from './drafts/draft-files.controller.js';
import { DRAFT_RENDERER, DraftFilesService } from './drafts/draft-files.service.js';
import { FileController } from './files/file.controller.js';
import { FileService } from './files/file.service.js';
import { FileGarbageEntity } from './file-garbage.entity.js';
import { FileGarbageRepository } from './file-garbage.sql.js';
import { FileCollector } from './jobs/file-collector.js';
import { RenderHandler } from './jobs/render-handler.js';
import { RenderRoutine } from './jobs/render-routine.js';
import { Renderer } from './renderer/renderer.js';
import { SheetOrigins } from './renderer/sheet-origins.js';
import { VersionRenderer } from './renderer/version-renderer.js';
import { RenderingController } from './rendering.controller.js';
import { RenderingProgress } from './rendering-progress.service.js';
import { RenderingService } from './rendering.service.js';
import { RenderingWatchService } from './rendering-watch.service.js';
import { RenderBatchEntity } from './rounds/render-batch.entity.js';
import { RenderBatchRepository } from './rounds/render-batch.repository.js';
import { RenderRoundListRepository } from './rounds/render-round-list.sql.js';
import { RenderRoundService } from './rounds/render-round.service.js';
import { RenderRoundsController } from './rounds/render-rounds.controller.js';
import { RenderRounds } from './rounds/render-rounds.service.js';

/** How long the process that renders drafts is kept without a request, in ms. */
const DRAFT_IDLE_MS = 60_000;

/** The files of versions and drafts: made, followed, handed out, made again in rounds. */
@Module({
  imports: [
    TypeOrmModule.forFeature([RenderBatchEntity, FileGarbageEntity, ArtefactEntity]),
    CatalogueModule,
  ],
  controllers: [RenderingController, FileController, DraftFilesController, RenderRoundsController],
  providers: [
    RenderHandler,
    RenderRoutine,
    FileCollector,
    FileGarbageRepository,
    RenderingService,
    RenderingProgress,
    RenderingWatchService,
    FileService,
    DraftFilesService,
    ArtefactRepository,
    RenderBatchRepository,
    RenderRounds,
    RenderRoundService,
    RenderRoundListRepository,
    SheetOrigins,
    VersionRenderer,
    {
      provide: Renderer,
      inject: [CONFIGURATION],
      useFactory: ({ renderProcesses, renderTimeout, renderMemory, plugins }: ProcessConfiguration) =>
        new Renderer({ timeoutMs: renderTimeout * 1000, memoryMb: renderMemory, plugins }, renderProcesses),
    },
    {
      provide: DRAFT_RENDERER,
      inject: [CONFIGURATION],
      useFactory: ({ renderTimeout, renderMemory, plugins }: ProcessConfiguration) =>
        new Renderer({
          timeoutMs: renderTimeout * 1000,
          memoryMb: renderMemory,
          idleMs: DRAFT_IDLE_MS,
          plugins,
        }),
    },
  ],
  exports: [FileService, VersionRenderer],
})
export class RenderingModule {}
