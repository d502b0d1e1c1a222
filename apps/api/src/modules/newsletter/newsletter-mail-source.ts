import { Injectable } from '@nestjs/common';
import { NEWSLETTER_MAIL_TEMPLATES } from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { KeyService } from '../accounts/key.service.js';
import { htmlOfMarkdown } from '../content/markdown.js';
import { MailSource, MailSources, type WrittenMail } from '../mail/mail-source.js';
import type { QueuedMail } from '../mail/mail.js';
import { NewsletterReaders } from './newsletter-readers.sql.js';

/** Content of a newsletter for one reader. Readers who have unsubscribed get no mail, and a canceled issue sends none. */
@Injectable()
export class NewsletterMailSource extends MailSource {
  override readonly templates = NEWSLETTER_MAIL_TEMPLATES;

  constructor(
    sources: MailSources,
    private readonly readers: NewsletterReaders,
    private readonly accounts: AccountRepository,
    private readonly keys: KeyService,
  ) {
    super(sources);
  }

  override async write(transaction: Transaction, mail: QueuedMail): Promise<WrittenMail | null> {
    const { template, facts, language, accountId } = mail;
    const issue = await this.readers.find(Number(facts['newsletter']), transaction);
    const account = accountId === null ? null : await this.accounts.findById(accountId, transaction);
    if (issue === undefined || account === null || account.deletedAt !== null) return null;
    const isTest = facts['test'] !== undefined;
    if (!isTest && (!account.newsletterActive || account.blockedAt !== null || issue.state === 'canceled'))
      return null;
    const { subject, body } = issue[language];
    const { id, email } = account;
    // The page asks before it ends the newsletter; a mail program posts to the same address (RFC 8058).
    const key = await this.keys.issue(transaction, id, 'newsletter-unsubscribe', email);
    return {
      to: email,
      content: {
        template,
        facts: { name: account.displayName, subject },
        body: { text: body, html: htmlOfMarkdown(body) },
        unsubscribeUrl: this.page('unsubscribe', {}, { key }),
      },
    };
  }
}
