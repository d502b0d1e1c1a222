import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountRecordsModule } from '../../accounts/account-records.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { JournalController } from '../journal/journal.controller.js';
import { Journal } from '../journal/journal.service.js';
import { OrderRecordsModule } from '../orders/order-records.module.js';
import { OrderInvoices } from '../orders/ports.js';
import { InvoiceController } from './invoice.controller.js';
import { InvoiceCounterEntity } from './invoice-counter.entity.js';
import { InvoiceEntity } from './invoice.entity.js';
import { InvoiceRepository } from './invoice.repository.js';
import { InvoiceService } from './invoice.service.js';
import { InvoiceMailSource } from './mails/invoice-mail-source.js';
import { OrderInvoiceService } from './order-invoices.service.js';

/** Invoices: what the steps of orders mean for them, their files, mails and the journal for bookkeeping. */
@Module({
  imports: [
    TypeOrmModule.forFeature([InvoiceEntity, InvoiceCounterEntity]),
    AccountRecordsModule,
    OrderRecordsModule,
    DocumentsModule,
  ],
  controllers: [InvoiceController, JournalController],
  providers: [
    InvoiceRepository,
    InvoiceService,
    InvoiceMailSource,
    Journal,
    { provide: OrderInvoices, useClass: OrderInvoiceService },
  ],
  exports: [AccountRecordsModule, InvoiceRepository, InvoiceMailSource, OrderInvoices],
})
export class InvoicesModule {}
