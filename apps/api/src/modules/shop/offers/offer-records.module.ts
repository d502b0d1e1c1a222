import { Module } from '@nestjs/common';
import { QuoteRecordsModule } from '../quotes/quote-records.module.js';
import { OfferLinks } from './offer-links.js';
import { OfferRepository } from './offer.repository.js';
import { OwnQuotes } from './own-quotes.service.js';

/** Quotes as they are kept, for the process that answers HTTP and for the one that writes mails. */
@Module({
  imports: [QuoteRecordsModule],
  providers: [OfferRepository, OfferLinks, OwnQuotes],
  exports: [OfferRepository, OfferLinks, OwnQuotes],
})
export class OfferRecordsModule {}
