import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ReportsModule } from '../reports/reports.module.js';
import { DocumentsModule } from '../shop/documents/documents.module.js';
import { InvoicesModule } from '../shop/invoices/invoices.module.js';
import { OrderRecordsModule } from '../shop/orders/order-records.module.js';
import { QuotesModule } from '../shop/quotes/quotes.module.js';
import { StampsModule } from '../shop/stamps/stamps.module.js';
import { WithdrawalModule } from '../shop/withdrawal/withdrawal.module.js';
import { KeptYears } from './kept-years.service.js';
import { OldOrders } from './old-orders.service.js';

/** What workers forget after years. */
@Module({
  imports: [
    ReportsModule,
    DocumentsModule,
    InvoicesModule,
    OrderRecordsModule,
    QuotesModule,
    StampsModule,
    WithdrawalModule,
  ],
  providers: [KeptYears, OldOrders],
})
export class RetentionModule implements OnApplicationBootstrap {
  constructor(private readonly keptYears: KeptYears) {}

  onApplicationBootstrap(): void {
    this.keptYears.start();
  }
}
