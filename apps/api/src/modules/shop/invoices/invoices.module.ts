import { Module } from '@nestjs/common';
import { DocumentJobsModule } from '../documents/document-jobs.module.js';
import { InvoiceController } from './invoice.controller.js';
import { InvoiceRecordsModule } from './invoice-records.module.js';
import { InvoiceService } from './invoice.service.js';

/** Invoices for whoever they belong to. */
@Module({
  imports: [InvoiceRecordsModule, DocumentJobsModule],
  controllers: [InvoiceController],
  providers: [InvoiceService],
})
export class InvoicesModule {}
