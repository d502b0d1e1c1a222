import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { FilesModule } from '../../files/files.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { OfferRecordsModule } from '../../shop/offers/offer-records.module.js';
import { OrdersModule } from '../../shop/orders/orders.module.js';
import { QuoteRecordsModule } from '../../shop/quotes/quote-records.module.js';
import { AccountsModule } from '../accounts.module.js';
import { AccountDataController } from './account-data.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountExportService } from './account-export.service.js';
import { AccountRemovalRepository } from './account-removal.repository.js';

/** All that is kept about a user: shown, taken along, deleted. */
@Module({
  imports: [
    AccountsModule,
    CatalogueModule,
    FilesModule,
    MailModule,
    AuditModule,
    OrdersModule,
    OfferRecordsModule,
    QuoteRecordsModule,
  ],
  controllers: [AccountDataController],
  providers: [AccountExportService, AccountDeletionService, AccountRemovalRepository],
  exports: [AccountDeletionService],
})
export class AccountDataModule {}
