import { Module } from '@nestjs/common';
import { TagEntity } from './tag.entity.js';
import { TaxonomyTermEntity } from './taxonomy-term.entity.js';
import { VariantTagEntity } from './variant-tag.entity.js';
import { PublicationEntity } from './publication.entity.js';
import { VersionBrailleEntity } from './version-braille.entity.js';
import { GraphicSearchEntity } from './search/graphic-search.entity.js';
import { SearchWordEntity } from './search/search-word.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { KeptVariantsController } from './kept/kept-variants.controller.js';
import { KeptVariantRepository } from './kept/kept-variants.sql.js';
import { MailModule } from '../mail/mail.module.js';
import { AuthorNotices } from './author-notices.service.js';
import { AimedVersions } from './aimed-versions.repository.js';
import { AuthorshipService } from './authorship.service.js';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueService } from './catalogue.service.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { ENGINE, serverEngine } from '../../platform/engine.js';
import { DocumentIntake, TRANSLATOR } from './document-intake.service.js';
import { GraphicEntity } from './graphic.entity.js';
import { GraphicRepository } from './graphic.repository.js';
import { HistoryController } from './history.controller.js';
import { HistoryService } from './history.service.js';
import { ModerationController } from './moderation.controller.js';
import { BrailleReading } from './reading/braille-reading.service.js';
import { DocumentReader } from './reading/document-reader.js';
import { KeyedPublications } from './keyed-publications.service.js';
import { PublishingService } from './publishing.service.js';
import { PageEnds } from './search/page-ends.js';
import { SearchRepository } from './search/search.sql.js';
import { SearchService } from './search/search.service.js';
import { SuggestionRepository } from './search/suggestions.sql.js';
import { WordRepository } from './search/words.sql.js';
import { TagAdministration } from './tag-administration.service.js';
import { TagCounts } from './tag-counts.sql.js';
import { TagRepository } from './tag.repository.js';
import { TermsService } from './terms.service.js';
import { VariantEntity } from './variant.entity.js';
import { VariantJson } from './variant-json.sql.js';
import { VariantRepository } from './variant.repository.js';
import { VersionEntity } from './version.entity.js';
import { VersionBrailleRepository } from './version-braille.repository.js';
import { VariantsOnSale } from './variants-on-sale.sql.js';
import { UnseenWorks } from './unseen-works.sql.js';
import { VersionNames } from './version-names.sql.js';
import { VersionRepository } from './version.repository.js';
import { VersionTexts } from './version-texts.service.js';
import { VersionWriter } from './version-writer.service.js';
import { VisibilityService } from './visibility.service.js';

/** Graphics, variants, versions and tags: finding them and publishing them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      TagEntity,
      TaxonomyTermEntity,
      VariantTagEntity,
      PublicationEntity,
      VersionBrailleEntity,
      GraphicSearchEntity,
      SearchWordEntity,
      GraphicEntity,
      VariantEntity,
      VersionEntity,
    ]),
    MailModule,
  ],
  controllers: [CatalogueController, HistoryController, ModerationController, KeptVariantsController],
  providers: [
    CatalogueService,
    AuthorshipService,
    PublishingService,
    KeyedPublications,
    AimedVersions,
    VersionWriter,
    DocumentIntake,
    DocumentReader,
    BrailleReading,
    GraphicRepository,
    VariantJson,
    VariantRepository,
    VariantsOnSale,
    UnseenWorks,
    VersionNames,
    VersionRepository,
    VersionBrailleRepository,
    VersionTexts,
    TagCounts,
    TagRepository,
    SearchService,
    SearchRepository,
    PageEnds,
    WordRepository,
    SuggestionRepository,
    HistoryService,
    VisibilityService,
    TermsService,
    TagAdministration,
    AuthorNotices,
    KeptVariantRepository,
    { provide: TRANSLATOR, useFactory: createNodeTranslator },
    {
      provide: ENGINE,
      inject: [CONFIGURATION],
      useFactory: ({ plugins }: ProcessConfiguration) => serverEngine(plugins),
    },
  ],
  exports: [
    AimedVersions,
    CatalogueService,
    AuthorshipService,
    PublishingService,
    VariantsOnSale,
    VersionTexts,
  ],
})
export class CatalogueModule {}
