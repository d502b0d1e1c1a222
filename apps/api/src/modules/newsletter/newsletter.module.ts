import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/account-records.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterRecordsModule } from './newsletter-records.module.js';
import { NewsletterService } from './newsletter.service.js';

/** Writing and sending the newsletter, over HTTP. */
@Module({
  imports: [NewsletterRecordsModule, AccountRecordsModule, MailModule],
  controllers: [NewsletterController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
