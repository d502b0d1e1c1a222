import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../../../accounts/account-records.module.js';
import { DocumentJobsModule } from '../../documents/document-jobs.module.js';
import { InvoiceRecordsModule } from '../invoice-records.module.js';
import { InvoiceMailSource } from './invoice-mail-source.js';

/** What the mails say that carry invoices, for workers. */
@Module({
  imports: [InvoiceRecordsModule, DocumentJobsModule, AccountRecordsModule],
  providers: [InvoiceMailSource],
  exports: [InvoiceMailSource],
})
export class InvoiceMailsModule {}
