import { AccountsModule } from './modules/accounts/accounts.module.js';
import { AccountDataModule } from './modules/accounts/data/account-data.module.js';
import { AuditModule } from './modules/audit/audit.module.js';
import { CatalogueModule } from './modules/catalogue/catalogue.module.js';
import { ContactModule } from './modules/contact/contact.module.js';
import { ContentModule } from './modules/content/content.module.js';
import { ImportsModule } from './modules/imports/imports.module.js';
import { MonitoringModule } from './modules/monitoring/monitoring.module.js';
import { NewsletterModule } from './modules/newsletter/newsletter.module.js';
import { OwnWordsModule } from './modules/own-words/own-words.module.js';
import { PagesModule } from './modules/pages/pages.module.js';
import { RenderingModule } from './modules/rendering/rendering.module.js';
import { ReportsModule } from './modules/reports/reports.module.js';
import { RetentionModule } from './modules/retention/retention.module.js';
import { InvoicesModule } from './modules/shop/invoices/invoices.module.js';
import { OffersModule } from './modules/shop/offers/offers.module.js';
import { OrdersModule } from './modules/shop/orders/orders.module.js';
import { PartnerModule } from './modules/shop/partner/partner.module.js';
import { QuotesModule } from './modules/shop/quotes/quotes.module.js';
import { SystemModule } from './modules/system/system.module.js';

/**
 * The features of the server, the same in the process that answers HTTP and in the one that does jobs: each module names what it answers,
 * what it does later and what it does again and again. Accounts come before limits: a limit counts by user where there is one.
 */
export const FEATURES = [
  AccountsModule,
  AuditModule,
  CatalogueModule,
  RenderingModule,
  AccountDataModule,
  ImportsModule,
  OwnWordsModule,
  ReportsModule,
  ContentModule,
  PagesModule,
  ContactModule,
  NewsletterModule,
  QuotesModule,
  OffersModule,
  OrdersModule,
  InvoicesModule,
  PartnerModule,
  RetentionModule,
  MonitoringModule,
  SystemModule,
] as const;
