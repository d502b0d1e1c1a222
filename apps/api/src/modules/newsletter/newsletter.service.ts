import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Newsletter, type NewsletterEditions } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { MailService } from '../mail/mail.service.js';
import { NewsletterReaders } from './newsletter-readers.sql.js';
import { NewsletterRepository } from './newsletter.repository.js';

type Found = Promise<Result<Newsletter, ApiFailure>>;

/** How admins write and send the newsletter; a worker writes its mails (`newsletter-sender.ts`). */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly issues: NewsletterRepository,
    private readonly readers: NewsletterReaders,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    private readonly transactions: Transactions,
  ) {}

  async list(): Promise<{ issues: Newsletter[]; readers: number }> {
    return { issues: await this.readers.list(), readers: await this.readers.countReaders() };
  }

  async create(editions: NewsletterEditions): Promise<Newsletter> {
    const made = await this.find(await this.issues.add(editions));
    if (!made.ok) throw new Error('a newsletter vanished');
    return made.value;
  }

  async change(id: number, editions: NewsletterEditions): Found {
    return this.after(id, await this.issues.change(id, editions));
  }

  async send(id: number): Found {
    return this.after(id, await this.transactions.run((transaction) => this.issues.start(transaction, id)));
  }

  async cancel(id: number): Found {
    return this.after(id, await this.readers.cancel(id));
  }

  /** Takes a draft away for good. */
  async delete(id: number): Promise<Result<null, ApiFailure>> {
    if (await this.issues.remove(id)) return ok(null);
    const found = await this.find(id);
    return found.ok ? fail({ code: 'NEWSLETTER_NOT_DRAFT' }) : found;
  }

  /** Both editions go to the one who asks, whether they read the newsletter or not. */
  async test(id: number, actor: Actor): Promise<Result<null, ApiFailure>> {
    const found = await this.find(id);
    if (!found.ok) return found;
    const account = await this.accounts.findById(actor.id);
    if (account === null) return fail({ code: 'SESSION_REVOKED' });
    await this.transactions.run(async (transaction) => {
      for (const language of LANGUAGES) {
        await this.mails.write(transaction, {
          template: 'newsletter',
          recipient: account.email,
          accountId: account.id,
          language,
          facts: { newsletter: String(id), subject: found.value[language].subject, test: 'yes' },
        });
      }
    });
    return ok(null);
  }

  private async find(id: number): Found {
    const issue = await this.readers.find(id);
    return issue === undefined ? fail({ code: 'NEWSLETTER_NOT_FOUND' }) : ok(issue);
  }

  private async after(id: number, isDone: boolean): Found {
    const found = await this.find(id);
    return found.ok && !isDone ? fail({ code: 'NEWSLETTER_NOT_OPEN' }) : found;
  }
}
