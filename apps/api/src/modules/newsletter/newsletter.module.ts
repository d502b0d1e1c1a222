import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { NewsletterMailSource } from './newsletter-mail-source.js';
import { NewsletterReaderEntity } from './newsletter-reader.entity.js';
import { NewsletterReaders } from './newsletter-readers.sql.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterEntity } from './newsletter.entity.js';
import { NewsletterSender } from './newsletter-sender.js';
import { NewsletterService } from './newsletter.service.js';

/** Writing and sending the newsletter, and what its mails say. */
@Module({
  imports: [TypeOrmModule.forFeature([NewsletterEntity, NewsletterReaderEntity]), MailModule],
  controllers: [NewsletterController],
  providers: [NewsletterService, NewsletterReaders, NewsletterMailSource, NewsletterSender],
})
export class NewsletterModule {}
