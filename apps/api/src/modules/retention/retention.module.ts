import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReportEntity } from '../reports/report.entity.js';
import { DocumentJobsModule } from '../shop/documents/document-jobs.module.js';
import { InvoicesModule } from '../shop/invoices/invoices.module.js';
import { OrderRecordsModule } from '../shop/orders/order-records.module.js';
import { QuotesModule } from '../shop/quotes/quotes.module.js';
import { StampsModule } from '../shop/stamps/stamps.module.js';
import { WithdrawalModule } from '../shop/withdrawal/withdrawal.module.js';
import { KeptYears } from './kept-years.service.js';
import { OldOrders } from './old-orders.service.js';
import { OldReports } from './old-reports.repository.js';

/** What workers forget after years. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ReportEntity]),
    DocumentJobsModule,
    InvoicesModule,
    OrderRecordsModule,
    QuotesModule,
    StampsModule,
    WithdrawalModule,
  ],
  providers: [KeptYears, OldOrders, OldReports],
})
export class RetentionModule implements OnApplicationBootstrap {
  constructor(private readonly keptYears: KeptYears) {}

  onApplicationBootstrap(): void {
    this.keptYears.start();
  }
}
