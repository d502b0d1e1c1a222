import { AccountMailSource } from './modules/accounts/account-mail-source.js';
import { AccountRecordsModule } from './modules/accounts/account-records.module.js';
import { ContactMailSource } from './modules/contact/contact-mail-source.js';
import { ContactModule } from './modules/contact/contact.module.js';
import type { MailSource } from './modules/mail/mail-worker.module.js';
import { OfferMailSource } from './modules/shop/offers/mails/offer-mail-source.js';
import { OfferRecordsModule } from './modules/shop/offers/offer-records.module.js';
import { OrderMailSource } from './modules/shop/orders/mails/order-mail-source.js';
import { InvoiceMailSource } from './modules/shop/invoices/mails/invoice-mail-source.js';
import { InvoicesModule } from './modules/shop/invoices/invoices.module.js';
import { NewsletterMailSource } from './modules/newsletter/newsletter-mail-source.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { OrderMailsModule } from './modules/shop/orders/mails/order-mails.module.js';
import { ProductionMailSource } from './modules/shop/production/mails/production-mail-source.js';
import { ProductionRecordsModule } from './modules/shop/production/production-records.module.js';

/** Everybody who knows what mails say. */
export const MAIL_SOURCES: readonly MailSource[] = [
  { module: AccountRecordsModule, source: AccountMailSource },
  { module: OrderMailsModule, source: OrderMailSource },
  { module: NewsletterModule, source: NewsletterMailSource },
  { module: InvoicesModule, source: InvoiceMailSource },
  { module: ProductionRecordsModule, source: ProductionMailSource },
  { module: ContactModule, source: ContactMailSource },
  { module: OfferRecordsModule, source: OfferMailSource },
];
