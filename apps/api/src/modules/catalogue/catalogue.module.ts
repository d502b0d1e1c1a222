import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { RenderJobsModule } from '../rendering/render-jobs.module.js';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueService } from './catalogue.service.js';
import { DocumentIntake, TRANSLATOR } from './document-intake.service.js';
import { GraphicEntity } from './graphic.entity.js';
import { GraphicRepository } from './graphic.repository.js';
import { PublicationRepository } from './publication.repository.js';
import { PublishingService } from './publishing.service.js';
import { SearchRepository } from './search.repository.js';
import { TagRepository } from './tag.repository.js';
import { VariantEntity } from './variant.entity.js';
import { VariantRepository } from './variant.repository.js';
import { VersionEntity } from './version.entity.js';
import { VersionRepository } from './version.repository.js';
import { VersionWriter } from './version-writer.service.js';

/** Graphics, variants, versions and tags: finding them and publishing them. */
@Module({
  imports: [TypeOrmModule.forFeature([GraphicEntity, VariantEntity, VersionEntity]), RenderJobsModule],
  controllers: [CatalogueController],
  providers: [
    CatalogueService,
    PublishingService,
    VersionWriter,
    DocumentIntake,
    GraphicRepository,
    VariantRepository,
    VersionRepository,
    TagRepository,
    SearchRepository,
    PublicationRepository,
    { provide: TRANSLATOR, useFactory: createNodeTranslator },
  ],
  exports: [CatalogueService, PublishingService],
})
export class CatalogueModule {}
