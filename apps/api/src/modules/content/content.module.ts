import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CHECKOUT } from '../../platform/checkout.js';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { ContentController } from './content.controller.js';
import { ContentSource } from './content-source.js';
import { ContentService } from './content.service.js';
import { EmbeddedContent } from './embedded/embedded-content.js';
import { legalFacts } from './embedded/legal-facts.js';
import { PageViewRepository } from './views/page-view.repository.js';
import { WordPressContent } from './wordpress/wordpress-content.js';

/** Articles and legal pages: from `content/`, or from the WordPress site that CONTENT_URL names. */
@Module({
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
  exports: [ContentService],
})
export class ContentModule {}
