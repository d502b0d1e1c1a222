import { Module } from '@nestjs/common';
import { InvoiceRecordsModule } from '../invoices/invoice-records.module.js';
import { JournalController } from './journal.controller.js';
import { Journal } from './journal.service.js';

/** The journal of invoices, for bookkeeping. */
@Module({ imports: [InvoiceRecordsModule], controllers: [JournalController], providers: [Journal] })
export class JournalModule {}
