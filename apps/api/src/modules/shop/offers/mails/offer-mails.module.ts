import { Module } from '@nestjs/common';
import { OfferRecordsModule } from '../offer-records.module.js';
import { OfferMailSource } from './offer-mail-source.js';

/** What the mails about quotes say, for workers. */
@Module({ imports: [OfferRecordsModule], providers: [OfferMailSource], exports: [OfferMailSource] })
export class OfferMailsModule {}
