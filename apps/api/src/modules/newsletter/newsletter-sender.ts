import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.js';
import { Schedule } from '../../platform/schedule.js';
import { MailService } from '../mail/mail.service.js';
import { NewsletterReaders } from './newsletter-readers.sql.js';
import { NewsletterReaderEntity } from './newsletter-reader.entity.js';

/** Time between two rounds, in ms. */
const ROUND_MS = 2000;

/** Mails that one round hands to the queue: a long issue leaves room for the mails of others. */
const BATCH = 50;

/** Hands the mails of issues that are being sent to the queue, in batches: each reader's together with the note that it was. */
@Injectable()
export class NewsletterSender {
  constructor(
    private readonly readers: NewsletterReaders,
    private readonly mails: MailService,
    private readonly transactions: Transactions,
    schedule: Schedule,
  ) {
    schedule.add('sending the newsletter', ROUND_MS, () => this.round());
  }

  async round(): Promise<void> {
    const count = await this.transactions.run(async (transaction) => {
      const readers = await this.readers.takeWaiting(transaction, BATCH);
      for (const reader of readers) {
        const { newsletterId, accountId } = reader;
        const mailId = await this.mails.write(transaction, {
          template: 'newsletter',
          recipient: reader.email,
          accountId,
          language: reader.language,
          facts: { newsletter: String(newsletterId), subject: reader.subject },
        });
        await transaction
          .of(NewsletterReaderEntity)
          .update({ newsletterId, accountId }, { isQueued: true, mailId });
      }
      return readers.length;
    });
    if (count === 0) await this.readers.finish();
  }
}
