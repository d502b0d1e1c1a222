import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountRecordsModule } from '../../accounts/account-records.module.js';
import { InvoiceEntity } from './invoice.entity.js';
import { InvoiceCounterEntity } from './invoice-counter.entity.js';
import { DocumentJobsModule } from '../documents/document-jobs.module.js';
import { OrderRecordsModule } from '../orders/order-records.module.js';
import { OrderInvoices } from '../orders/ports.js';
import { InvoiceRepository } from './invoice.repository.js';
import { OrderInvoiceService } from './order-invoices.service.js';

/** Invoices as they are kept, and what the steps of orders mean for them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([InvoiceEntity, InvoiceCounterEntity]),
    AccountRecordsModule,
    OrderRecordsModule,
    DocumentJobsModule,
  ],
  providers: [InvoiceRepository, { provide: OrderInvoices, useClass: OrderInvoiceService }],
  exports: [AccountRecordsModule, InvoiceRepository, OrderInvoices],
})
export class InvoiceRecordsModule {}
