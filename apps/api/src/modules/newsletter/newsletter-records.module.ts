import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NewsletterEntity } from './newsletter.entity.js';
import { NewsletterReaderEntity } from './newsletter-reader.entity.js';
import { AccountRecordsModule } from '../accounts/account-records.module.js';
import { NewsletterMailSource } from './newsletter-mail-source.js';
import { NewsletterReaders } from './newsletter-readers.sql.js';
import { NewsletterRepository } from './newsletter.repository.js';

/** The newsletter as it is kept, for the process that answers HTTP and for workers. */
@Module({
  imports: [TypeOrmModule.forFeature([NewsletterEntity, NewsletterReaderEntity]), AccountRecordsModule],
  providers: [NewsletterRepository, NewsletterReaders, NewsletterMailSource],
  exports: [NewsletterRepository, NewsletterReaders, NewsletterMailSource],
})
export class NewsletterRecordsModule {}
