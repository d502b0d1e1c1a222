import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/account-records.module.js';
import { NewsletterMailSource } from './newsletter-mail-source.js';
import { NewsletterRepository } from './newsletter.repository.js';

/** The newsletter as it is kept, for the process that answers HTTP and for workers. */
@Module({
  imports: [AccountRecordsModule],
  providers: [NewsletterRepository, NewsletterMailSource],
  exports: [NewsletterRepository, NewsletterMailSource],
})
export class NewsletterRecordsModule {}
