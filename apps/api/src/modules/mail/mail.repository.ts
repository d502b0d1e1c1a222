import { Injectable } from '@nestjs/common';
import type { MailTemplate, QueryOf } from '@tastwerk/contracts';
import { type FindOptionsWhere, In, Not, Raw } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { daysAgo } from '../../platform/clock/days.js';
import { after, before, ignoringCase, newest } from '../../platform/database/conditions.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { MailEntity } from './mail.entity.js';
import type { MailFacts, MailRecord, NewMail } from './mail.js';

/** Mails of one account that are listed at most; those of thirty days are kept. */
const MOST_LISTED = 10_000;

/** States of mails that wait for a worker. */
const WAITING = { state: In(['queued', 'unknown']) };

/** States of mails that are not over. */
const OPEN = { state: In(['queued', 'unknown', 'sending']) };

/** The error of a mail whose worker ended while it handed it over. */
const NO_ANSWER = 'the worker ended while it handed the mail over: it may have left or not';

/** A mail that may have been written. */
export interface WrittenMail {
  readonly accountId: number;
  readonly template: MailTemplate;
  readonly facts: MailFacts;
  readonly since: Date;
}

/** Mails about an account or to its address. */
const about = (accountId: number, recipient: string) => [
  { accountId },
  { recipient: ignoringCase(recipient) },
];

/** Reads and writes mails. */
@Injectable()
export class MailRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(transaction: Transaction, { facts = {}, ...mail }: NewMail): Promise<number> {
    return (await transaction.add(MailEntity, { ...mail, facts })).id;
  }

  find(id: number): Promise<MailRecord | null> {
    return this.transactions.none.of(MailEntity).findOneBy({ id });
  }

  /** Notes that the mail is handed to the mail server now; false when another worker has begun to. */
  async beginHandOver(id: number): Promise<boolean> {
    return this.change({ id, ...WAITING }, { state: 'sending' });
  }

  /** Notes that the mail server took the mail, also when another worker has tried it or given it up meanwhile. */
  async noteSent(id: number): Promise<void> {
    const unsent = { id, state: Not(In(['sent', 'dropped'])) };
    await this.change(unsent, { state: 'sent', error: null, sentAt: () => 'now()' });
  }

  async noteDropped(id: number): Promise<void> {
    await this.change({ id, ...WAITING }, { state: 'dropped' });
  }

  /** Notes that the mail did not leave, and why. */
  async noteFailure(id: number, error: string): Promise<void> {
    const why = { error: error.slice(0, 500), failures: () => 'failures + 1' };
    await this.change({ id, ...OPEN }, { state: 'queued', ...why });
  }

  /** Notes that the worker ended which handed the mail over: whether the mail server took it is unknown. */
  async noteUnknown(id: number): Promise<void> {
    const noAnswer = { state: 'unknown', error: NO_ANSWER, failures: () => 'failures + 1' } as const;
    await this.change({ id, state: 'sending' }, noAnswer);
  }

  async giveUp(transaction: Transaction, id: number): Promise<void> {
    await this.change({ id, ...OPEN }, { state: 'failed' }, transaction);
  }

  /** Lets a mail that is over begin again; null where there is none or it is being sent. */
  async requeue(transaction: Transaction, id: number): Promise<MailRecord | null> {
    const again = { state: 'queued', failures: 0, error: null, sentAt: null } as const;
    const isRequeued = await this.change({ id, state: Not('sending') }, again, transaction);
    return isRequeued ? transaction.of(MailEntity).findOneBy({ id }) : null;
  }

  /** Mails from the newest down. */
  list({ state, ...page }: QueryOf<'listMails'>): Promise<readonly MailRecord[]> {
    return this.transactions.none.of(MailEntity).find(newest(page, { state }));
  }

  /** What was sent, or is to be, about `accountId` or to `recipient`, the newest first. */
  listOf(accountId: number, recipient: string): Promise<readonly MailRecord[]> {
    return this.transactions.none
      .of(MailEntity)
      .find({ where: about(accountId, recipient), order: { id: 'DESC' }, take: MOST_LISTED });
  }

  wasWritten(transaction: Transaction, { accountId, template, facts, since }: WrittenMail): Promise<boolean> {
    return transaction.of(MailEntity).existsBy({
      accountId,
      template,
      facts: Raw((column) => `${column} @> :facts::jsonb`, { facts: JSON.stringify(facts) }),
      createdAt: after(since),
    });
  }

  /** Forgets what was written about `accountId` or to `recipient`. */
  async forget(transaction: Transaction, accountId: number, recipient: string): Promise<void> {
    for (const where of about(accountId, recipient)) await transaction.of(MailEntity).delete(where);
  }

  /** Forgets mails that are over and older than `days`. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none
      .of(MailEntity)
      .delete({ state: In(['sent', 'failed', 'dropped']), createdAt: before(daysAgo(days)) });
  }

  /** Changes mails in one statement, so that of two workers one wins; whether there were such. */
  private async change(
    where: FindOptionsWhere<MailEntity>,
    to: QueryDeepPartialEntity<MailEntity>,
    transaction: Transaction = this.transactions.none,
  ): Promise<boolean> {
    return ((await transaction.of(MailEntity).update(where, to)).affected ?? 0) > 0;
  }
}
