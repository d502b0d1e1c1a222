import { Injectable } from '@nestjs/common';
import { type MailTemplate, NEWSLETTER_MAIL_TEMPLATES, type QueryOf } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { Jobs, NEWSLETTER, OPERATOR } from '../../platform/jobs/jobs.js';
import { isReachable } from '../../platform/mail/no-address.js';
import { Schedule } from '../../platform/schedule.js';
import type { MailRecord, MailSummary, NewMail } from './mail.js';
import {
  type AccountErased,
  type AccountExported,
  OnAccountErased,
  OnAccountExported,
} from '../accounts/account-events.js';
import { MailRepository, type WrittenMail } from './mail.repository.js';
import { subjectOf } from './templates/render-mail.js';

/** Time between two rounds of forgetting, in ms, and how long admins can look mails up that are over. */
const CLEARING_MS = 60 * 60 * 1000;
const KEPT_DAYS = 30;

/** Takes mails in. They leave after commit, by a worker. */
@Injectable()
export class MailService {
  constructor(
    private readonly mails: MailRepository,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    schedule: Schedule,
  ) {
    schedule.add('forgetting old mails', CLEARING_MS, () => this.mails.forgetOld(KEPT_DAYS));
  }

  /** Keeps a mail, which leaves when the transaction has committed, and gives its id; null for an account without an address. */
  async write(transaction: Transaction, mail: NewMail): Promise<number | null> {
    if (!isReachable(mail.recipient)) return null;
    const mailId = await this.mails.add(transaction, mail);
    await this.order(transaction, mailId, mail);
    return mailId;
  }

  list(filter: QueryOf<'listMails'>): Promise<readonly MailRecord[]> {
    return this.mails.list(filter);
  }

  /** Mails about an account or to its address, the newest first, as their reader knows them. */
  async listOf(accountId: number, recipient: string): Promise<readonly MailSummary[]> {
    const mails = await this.mails.listOf(accountId, recipient);
    return mails.map(({ template, language, facts, recipient: to, state, createdAt, sentAt }) => ({
      kind: template,
      subject: subjectOf(template, language, facts),
      to,
      language,
      state,
      created_at: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    }));
  }

  /** Whether such a mail was written later than `since`; what it says may say more than `facts`. */
  wasWritten(transaction: Transaction, wanted: WrittenMail): Promise<boolean> {
    return this.mails.wasWritten(transaction, wanted);
  }

  /** Forgets what was written about an account or to its address. */
  @OnAccountErased()
  async forget({ transaction, accountId, email }: AccountErased): Promise<void> {
    await this.mails.forget(transaction, accountId, email);
  }

  /** Adds what was written about an account or to its address. */
  @OnAccountExported()
  async addTo({ actor, email, add }: AccountExported): Promise<void> {
    add('mails.json', await this.listOf(actor.id, email));
  }

  /** Sends a mail once more. */
  async sendAgain(id: number): Promise<Result<MailRecord, ApiFailure>> {
    const mail = await this.transactions.run(async (transaction) => {
      const requeued = await this.mails.requeue(transaction, id);
      if (requeued !== null) await this.order(transaction, id, requeued);
      return requeued;
    });
    if (mail === null) return fail({ code: 'MAIL_NOT_FOUND' });
    return ok(mail);
  }

  /** Turns are counted for the account that a mail is about, and for a newsletter as a whole: thousands of its mails delay no other. */
  private order(
    transaction: Transaction,
    id: number,
    { template, accountId }: Pick<NewMail, 'template' | 'accountId'>,
  ): Promise<void> {
    const isNewsletter = (NEWSLETTER_MAIL_TEMPLATES as readonly MailTemplate[]).includes(template);
    const ownerId = isNewsletter ? NEWSLETTER : (accountId ?? OPERATOR);
    return this.jobs.order(transaction, [{ kind: 'mail', subjectId: id, payload: {}, weight: 1 }], ownerId);
  }
}
