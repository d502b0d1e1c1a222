import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../../../accounts/account-records.module.js';
import { CatalogueModule } from '../../../catalogue/catalogue.module.js';
import { ContentSourceModule } from '../../../content/content-source.module.js';
import { QuotesModule } from '../../quotes/quotes.module.js';
import { WithdrawalModule } from '../../withdrawal/withdrawal.module.js';
import { OrderRecordsModule } from '../order-records.module.js';
import { ContractPapers } from './contract-papers.service.js';
import { OrderMailSource } from './order-mail-source.js';

/** What the mails of the shop say, for workers. */
@Module({
  imports: [
    OrderRecordsModule,
    QuotesModule,
    WithdrawalModule,
    AccountRecordsModule,
    CatalogueModule,
    ContentSourceModule,
  ],
  providers: [OrderMailSource, ContractPapers],
  exports: [OrderMailSource],
})
export class OrderMailsModule {}
