import { Module } from '@nestjs/common';
import { join } from 'node:path';
import { CHECKOUT } from '../../platform/checkout.js';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { ContentSource } from './content-source.js';
import { EmbeddedContent } from './embedded/embedded-content.js';
import { legalFacts } from './embedded/legal-facts.js';
import { WordPressContent } from './wordpress/wordpress-content.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageViewEntity } from './views/page-view.entity.js';
import { ContentController } from './content.controller.js';
import { ContentService } from './content.service.js';
import { PageViewRepository } from './views/page-view.repository.js';

/** Articles and legal pages, from `content/` or from the WordPress site that CONTENT_URL names. */
@Module({
  imports: [TypeOrmModule.forFeature([PageViewEntity])],
  controllers: [ContentController],
  providers: [
    ContentService,
    PageViewRepository,
    {
      provide: ContentSource,
      inject: [CONFIGURATION, Clock],
      useFactory: (configuration: ProcessConfiguration, clock: Clock) =>
        configuration.contentUrl === undefined
          ? new EmbeddedContent(join(CHECKOUT, 'content'), (language) => legalFacts(configuration, language))
          : new WordPressContent(configuration.contentUrl.replace(/\/+$/, ''), clock),
    },
  ],
  exports: [ContentService, ContentSource],
})
export class ContentModule {}
