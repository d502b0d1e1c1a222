import { Injectable } from '@nestjs/common';
import { LANGUAGES, type Newsletter, type NewsletterEditions } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { MailService } from '../mail/mail.service.js';
import { NewsletterReaders } from './newsletter-readers.sql.js';
import { NewsletterEntity } from './newsletter.entity.js';

type Found = Promise<Result<Newsletter, ApiFailure>>;

/** A draft, which may be changed. */
const draft = (id: number) => ({ id, state: 'draft' }) as const;

/** How admins write and send the newsletter; a worker writes its mails (`newsletter-sender.ts`). Every change of state is one conditional statement. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly readers: NewsletterReaders,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
    private readonly transactions: Transactions,
  ) {}

  async list(): Promise<{ issues: Newsletter[]; readers: number }> {
    return { issues: await this.readers.list(), readers: await this.readers.countReaders() };
  }

  async create({ de, en }: NewsletterEditions): Promise<Newsletter> {
    const { id } = await this.transactions.none.add(NewsletterEntity, { de, en });
    const made = await this.find(id);
    if (!made.ok) throw new Error('a newsletter vanished');
    return made.value;
  }

  async change(id: number, { de, en }: NewsletterEditions): Found {
    const { affected } = await this.transactions.none.of(NewsletterEntity).update(draft(id), { de, en });
    return this.after(id, affected === 1);
  }

  /** Starts sending a draft to all current readers. */
  async send(id: number): Found {
    const isStarted = await this.transactions.run(async (transaction) => {
      const started = { state: 'sending', startedAt: new Date() } as const;
      const { affected } = await transaction.of(NewsletterEntity).update(draft(id), started);
      if (affected === 1) await this.readers.add(transaction, id);
      return affected === 1;
    });
    return this.after(id, isStarted);
  }

  async cancel(id: number): Found {
    return this.after(id, await this.readers.cancel(id));
  }

  /** Takes a draft away for good. */
  async delete(id: number): Promise<Result<null, ApiFailure>> {
    const { affected } = await this.transactions.none.of(NewsletterEntity).delete(draft(id));
    if (affected === 1) return ok(null);
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
