import { Module } from '@nestjs/common';
import { RenderBatchEntity } from './render-batch.entity.js';
import { FileGarbageEntity } from './file-garbage.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtefactEntity } from './artefact.entity.js';
import { ArtefactRepository } from './artefact.repository.js';
import { RenderBatchRepository } from './render-batch.repository.js';
import { RenderJobEntity } from './render-job.entity.js';
import { RenderJobRepository } from './render-job.repository.js';
import { RenderJobService } from './render-job.service.js';
import { VariantEntity } from '../catalogue/variant.entity.js';
import { VersionEntity } from '../catalogue/version.entity.js';
import { RenderRounds } from './render-rounds.service.js';

/** The jobs themselves, known to whoever orders them and to whoever does them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      RenderBatchEntity,
      FileGarbageEntity,
      RenderJobEntity,
      VariantEntity,
      VersionEntity,
      ArtefactEntity,
    ]),
  ],
  providers: [RenderJobService, RenderJobRepository, RenderBatchRepository, RenderRounds, ArtefactRepository],
  exports: [RenderJobService, RenderJobRepository, RenderBatchRepository, RenderRounds, ArtefactRepository],
})
export class RenderJobsModule {}
