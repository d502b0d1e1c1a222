import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { QuoteController } from './quote.controller.js';
import { QuoteMailSource } from './quote-mail-source.js';
import { QuoteRequestEntity } from './quote-request.entity.js';
import { QuoteRequestRepository } from './quote-request.repository.js';
import { QuoteRequestService } from './quote-request.service.js';
import { QuoteService } from './quote.service.js';

/** What baskets cost, and requests for quotes. */
@Module({
  imports: [TypeOrmModule.forFeature([QuoteRequestEntity]), CatalogueModule, MailModule],
  controllers: [QuoteController],
  providers: [QuoteService, QuoteRequestService, QuoteRequestRepository, QuoteMailSource],
  exports: [QuoteService, QuoteRequestRepository],
})
export class QuotesModule {}
