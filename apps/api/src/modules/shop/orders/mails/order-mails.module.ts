import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../../../accounts/account-records.module.js';
import { CatalogueModule } from '../../../catalogue/catalogue.module.js';
import { ContentSourceModule } from '../../../content/content-source.module.js';
import { QuoteRecordsModule } from '../../quotes/quote-records.module.js';
import { WithdrawalRecordsModule } from '../../withdrawal/withdrawal-records.module.js';
import { OrderRecordsModule } from '../order-records.module.js';
import { ContractPapers } from './contract-papers.service.js';
import { OrderMailSource } from './order-mail-source.js';

/** What the mails of the shop say, for workers. */
@Module({
  imports: [
    OrderRecordsModule,
    QuoteRecordsModule,
    WithdrawalRecordsModule,
    AccountRecordsModule,
    CatalogueModule,
    ContentSourceModule,
  ],
  providers: [OrderMailSource, ContractPapers],
  exports: [OrderMailSource],
})
export class OrderMailsModule {}
