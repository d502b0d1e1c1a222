import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NewsletterModule } from './newsletter.module.js';
import { NewsletterSender } from './newsletter-sender.js';

/** Hands the newsletter to the queue of mails; part of the worker process alone. */
@Module({ imports: [NewsletterModule, MailModule], providers: [NewsletterSender] })
export class NewsletterWorkerModule implements OnApplicationBootstrap {
  constructor(private readonly sender: NewsletterSender) {}

  onApplicationBootstrap(): void {
    this.sender.start();
  }
}
