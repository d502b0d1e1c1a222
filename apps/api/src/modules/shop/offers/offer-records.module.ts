import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OfferEntity } from './offer.entity.js';
import { OfferStepEntity } from './offer-step.entity.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { OfferMailSource } from './mails/offer-mail-source.js';
import { OfferLinks } from './offer-links.js';
import { OfferRepository } from './offer.repository.js';
import { OwnQuotes } from './own-quotes.service.js';

/** Quotes as they are kept, for the process that answers HTTP and for the one that writes mails. */
@Module({
  imports: [TypeOrmModule.forFeature([OfferEntity, OfferStepEntity]), QuotesModule],
  providers: [OfferRepository, OfferLinks, OwnQuotes, OfferMailSource],
  exports: [OfferRepository, OfferLinks, OwnQuotes, OfferMailSource],
})
export class OfferRecordsModule {}
