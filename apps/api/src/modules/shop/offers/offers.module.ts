import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { OfferAcceptance } from './offer-acceptance.service.js';
import { OfferAdministration } from './offer-administration.service.js';
import { OfferController } from './offer.controller.js';
import { OfferRecordsModule } from './offer-records.module.js';
import { OfferService } from './offer.service.js';

/** Quotes: sent by admins, answered by customers. */
@Module({
  imports: [OfferRecordsModule, QuotesModule, OrdersModule, AccountsModule, MailModule],
  controllers: [OfferController],
  providers: [OfferAdministration, OfferService, OfferAcceptance],
})
export class OffersModule {}
