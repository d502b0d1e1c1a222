import { Module } from '@nestjs/common';
import { ReportsModule } from '../reports/reports.module.js';
import { DocumentsModule } from '../shop/documents/documents.module.js';
import { InvoicesModule } from '../shop/invoices/invoices.module.js';
import { OrdersModule } from '../shop/orders/orders.module.js';
import { QuotesModule } from '../shop/quotes/quotes.module.js';
import { KeptYears } from './kept-years.service.js';
import { OldOrders } from './old-orders.service.js';

/** What workers forget after years. */
@Module({
  imports: [ReportsModule, DocumentsModule, InvoicesModule, OrdersModule, QuotesModule],
  providers: [KeptYears, OldOrders],
})
export class RetentionModule {}
