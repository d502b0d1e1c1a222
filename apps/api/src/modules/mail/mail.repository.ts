import { Injectable } from '@nestjs/common';
import type { MailState, MailTemplate } from '@tastwerk/contracts';
import { In, LessThan, MoreThan, Not, Raw } from 'typeorm';
import { daysAgo } from '../../platform/clock/days-ago.js';
import { below, given, ignoringCase } from '../../platform/database/searched.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { MailEntity } from './mail.entity.js';
import type { MailFacts, MailRecord, NewMail } from './mail.js';

/** Mails of one account that are listed at most; those of thirty days are kept. */
const MOST_LISTED = 10_000;

/** Which mails an admin looks at. */
export interface MailFilter {
  readonly limit: number;
  readonly before?: number | undefined;
  readonly state?: MailState | undefined;
}

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

  /** Lets a mail that is over begin again; null where there is none or it is being sent. */
  async requeue(transaction: Transaction, id: number): Promise<MailRecord | null> {
    const now = new Date();
    const again = { failures: 0, error: null, sentAt: null, runAfter: now, announcedAt: now } as const;
    const mails = transaction.of(MailEntity);
    const { affected } = await mails.update({ id, state: Not('sending') }, { state: 'queued', ...again });
    return affected === 1 ? mails.findOneBy({ id }) : null;
  }

  /** Mails from the newest down. */
  list({ limit, before, state }: MailFilter): Promise<readonly MailRecord[]> {
    const where = { ...below(before), ...given({ state }) };
    return this.transactions.none.of(MailEntity).find({ where, order: { id: 'DESC' }, take: limit });
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
      createdAt: MoreThan(since),
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
      .delete({ state: Not(In(['queued', 'sending'])), createdAt: LessThan(daysAgo(days)) });
  }
}
