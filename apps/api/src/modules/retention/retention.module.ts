import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReportEntity } from '../reports/report.entity.js';
import { DocumentJobsModule } from '../shop/documents/document-jobs.module.js';
import { InvoiceRecordsModule } from '../shop/invoices/invoice-records.module.js';
import { OrderRecordsModule } from '../shop/orders/order-records.module.js';
import { QuoteRecordsModule } from '../shop/quotes/quote-records.module.js';
import { StampRecordsModule } from '../shop/stamps/stamp-records.module.js';
import { WithdrawalRecordsModule } from '../shop/withdrawal/withdrawal-records.module.js';
import { KeptYears } from './kept-years.service.js';
import { OldOrders } from './old-orders.service.js';
import { OldReports } from './old-reports.repository.js';

/** What workers forget after years. */
@Module({
  imports: [
    TypeOrmModule.forFeature([ReportEntity]),
    DocumentJobsModule,
    InvoiceRecordsModule,
    OrderRecordsModule,
    QuoteRecordsModule,
    StampRecordsModule,
    WithdrawalRecordsModule,
  ],
  providers: [KeptYears, OldOrders, OldReports],
})
export class RetentionModule implements OnApplicationBootstrap {
  constructor(private readonly keptYears: KeptYears) {}

  onApplicationBootstrap(): void {
    this.keptYears.start();
  }
}
