import { Injectable } from '@nestjs/common';
import type { QueryOf, SecurityEvent } from '@tastwerk/contracts';
import { daysAgo } from '../../platform/clock/days.js';
import { before, newest } from '../../platform/database/conditions.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import type { Caller } from '../../platform/http/caller.js';
import {
  type AccountErased,
  type AccountExported,
  OnAccountErased,
  OnAccountExported,
} from '../accounts/account-events.js';
import { AuditEventEntity } from './audit-event.entity.js';

/** Events that go along with an export at most. */
const MOST_EXPORTED = 100_000;

/** Where an event came from. */
export type EventPlace = Pick<Caller, 'device' | 'network' | 'correlationId'>;

/** Writes down what happens to the safety of accounts: what, whose, on what kind of device, and in which network; no full addresses of networks, none of people. */
@Injectable()
export class AuditService {
  constructor(private readonly transactions: Transactions) {}

  async note(
    event: SecurityEvent,
    accountId: number | null,
    { device, network, correlationId }: EventPlace,
    transaction: Transaction = this.transactions.none,
  ): Promise<void> {
    await transaction.of(AuditEventEntity).insert({ accountId, event, device, network, correlationId });
  }

  /** Events from the newest down. */
  list({
    account_id: accountId,
    event,
    ...page
  }: QueryOf<'listAuditEvents'>): Promise<readonly AuditEventEntity[]> {
    return this.transactions.none.of(AuditEventEntity).find(newest(page, { accountId, event }));
  }

  /** Adds the events of an account. */
  @OnAccountExported()
  async addTo({ actor, add }: AccountExported): Promise<void> {
    add('security-events.json', await this.list({ limit: MOST_EXPORTED, account_id: actor.id }));
  }

  /** Leaves of the events of an account that they happened. */
  @OnAccountErased()
  async forgetAccount({ transaction, accountId }: AccountErased): Promise<void> {
    await transaction.of(AuditEventEntity).update({ accountId }, { accountId: null });
  }

  /** Forgets events older than `days`. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none.of(AuditEventEntity).delete({ createdAt: before(daysAgo(days)) });
  }
}
