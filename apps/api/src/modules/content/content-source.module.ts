import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { CHECKOUT } from '../../platform/checkout.js';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { ContentSource } from './content-source.js';
import { EmbeddedContent } from './embedded/embedded-content.js';
import { legalFacts } from './embedded/legal-facts.js';
import { WordPressContent } from './wordpress/wordpress-content.js';

/** Where articles and legal pages come from: `content/`, or the WordPress site that CONTENT_URL names. */
@Module({
  providers: [
    {
      provide: ContentSource,
      inject: [CONFIGURATION, Clock],
      useFactory: (configuration: ProcessConfiguration, clock: Clock) =>
        configuration.contentUrl === undefined
          ? new EmbeddedContent(join(CHECKOUT, 'content'), (language) => legalFacts(configuration, language))
          : new WordPressContent(configuration.contentUrl.replace(/\/+$/, ''), clock),
    },
  ],
  exports: [ContentSource],
})
export class ContentSourceModule {}
