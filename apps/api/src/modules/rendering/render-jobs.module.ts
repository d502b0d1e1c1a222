import { Module } from '@nestjs/common';
import { RenderBatchEntity } from './render-batch.entity.js';
import { FileGarbageEntity } from './file-garbage.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ArtefactEntity } from './artefact.entity.js';
import { ArtefactRepository } from './artefact.repository.js';
import { RenderBatchRepository } from './render-batch.repository.js';
import { RenderJobService } from './render-job.service.js';
import { VariantEntity } from '../catalogue/variant.entity.js';
import { VersionEntity } from '../catalogue/version.entity.js';
import { RenderRounds } from './render-rounds.service.js';

/** Orders files of versions, alone or in rounds, and knows those that are there. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      RenderBatchEntity,
      FileGarbageEntity,
      VariantEntity,
      VersionEntity,
      ArtefactEntity,
    ]),
  ],
  providers: [RenderJobService, RenderBatchRepository, RenderRounds, ArtefactRepository],
  exports: [RenderJobService, RenderBatchRepository, RenderRounds, ArtefactRepository],
})
export class RenderJobsModule {}
