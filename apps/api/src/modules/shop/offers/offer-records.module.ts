import { Module } from '@nestjs/common';
import { OfferLinks } from './offer-links.js';
import { OfferRepository } from './offer.repository.js';

/** Quotes as they are kept, for the process that answers HTTP and for the one that writes mails. */
@Module({ providers: [OfferRepository, OfferLinks], exports: [OfferRepository, OfferLinks] })
export class OfferRecordsModule {}
