import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { JournalController } from '../journal/journal.controller.js';
import { Journal } from '../journal/journal.service.js';
import { InvoiceController } from './invoice.controller.js';
import { InvoiceCounterEntity } from './invoice-counter.entity.js';
import { InvoiceEntity } from './invoice.entity.js';
import { InvoiceMaker } from './invoice-maker.js';
import { InvoiceRepository } from './invoice.repository.js';
import { InvoiceService } from './invoice.service.js';
import { InvoiceMailSource } from './mails/invoice-mail-source.js';
import { OrderInvoices } from './order-invoices.service.js';

/** Invoices: what the steps of orders mean for them, their files, mails and the journal for bookkeeping. */
@Module({
  imports: [TypeOrmModule.forFeature([InvoiceEntity, InvoiceCounterEntity]), DocumentsModule, MailModule],
  controllers: [InvoiceController, JournalController],
  providers: [InvoiceRepository, InvoiceService, InvoiceMaker, InvoiceMailSource, Journal, OrderInvoices],
  exports: [InvoiceRepository, OrderInvoices],
})
export class InvoicesModule {}
