import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { OfferMailSource } from './mails/offer-mail-source.js';
import { OfferAcceptance } from './offer-acceptance.service.js';
import { OfferAdministration } from './offer-administration.service.js';
import { OfferController } from './offer.controller.js';
import { OfferEntity } from './offer.entity.js';
import { OfferLinks } from './offer-links.js';
import { OfferRepository } from './offer.repository.js';
import { OfferService } from './offer.service.js';
import { OfferStepEntity } from './offer-step.entity.js';
import { OwnQuotes } from './own-quotes.service.js';

/** Quotes: sent by admins, answered by customers. */
@Module({
  imports: [TypeOrmModule.forFeature([OfferEntity, OfferStepEntity]), QuotesModule, OrdersModule, MailModule],
  controllers: [OfferController],
  providers: [
    OfferRepository,
    OfferLinks,
    OwnQuotes,
    OfferMailSource,
    OfferAdministration,
    OfferService,
    OfferAcceptance,
  ],
})
export class OffersModule {}
