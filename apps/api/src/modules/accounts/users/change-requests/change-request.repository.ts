import { Injectable } from '@nestjs/common';
import { daysAgo } from '../../../../platform/clock/days.js';
import { after, before } from '../../../../platform/database/conditions.js';
import { Transactions, type Transaction } from '../../../../platform/database/transactions.js';
import { AdminChangeRequestEntity, type ChangeRequestState } from './admin-change-request.entity.js';

/** A change request as it is made. */
type NewChangeRequest = Omit<
  AdminChangeRequestEntity,
  'id' | 'state' | 'decidedBy' | 'decidedAt' | 'createdAt'
>;

/** Most change requests that are listed. */
const MOST_LISTED = 200;

const openAt = (now: Date) => ({ state: 'open', expiresAt: after(now) }) as const;

/** Reads and writes change requests. */
@Injectable()
export class ChangeRequestRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(transaction: Transaction, request: NewChangeRequest): Promise<void> {
    await transaction.of(AdminChangeRequestEntity).insert(request);
  }

  find(id: number): Promise<AdminChangeRequestEntity | null> {
    return this.transactions.none.of(AdminChangeRequestEntity).findOneBy({ id });
  }

  /** The request `id` while it is open. */
  findOpen(transaction: Transaction, id: number, now: Date): Promise<AdminChangeRequestEntity | null> {
    return transaction.of(AdminChangeRequestEntity).findOneBy({ id, ...openAt(now) });
  }

  /** The open request about the account `accountId`. */
  openOf(
    accountId: number,
    now: Date,
    transaction: Transaction = this.transactions.none,
  ): Promise<AdminChangeRequestEntity | null> {
    return transaction.of(AdminChangeRequestEntity).findOneBy({ accountId, ...openAt(now) });
  }

  /** Open requests, the newest first. */
  listOpen(now: Date): Promise<readonly AdminChangeRequestEntity[]> {
    return this.transactions.none
      .of(AdminChangeRequestEntity)
      .find({ where: openAt(now), order: { id: 'DESC' }, take: MOST_LISTED });
  }

  /** Requests that an account made or that are about it, the newest first. */
  listOf(accountId: number): Promise<readonly AdminChangeRequestEntity[]> {
    return this.transactions.none
      .of(AdminChangeRequestEntity)
      .find({ where: [{ accountId }, { proposerId: accountId }], order: { id: 'DESC' } });
  }

  async close(
    transaction: Transaction,
    id: number,
    state: Exclude<ChangeRequestState, 'open'>,
    decidedBy: number,
    decidedAt: Date,
  ): Promise<void> {
    await transaction.of(AdminChangeRequestEntity).update({ id }, { state, decidedBy, decidedAt });
  }

  /** Closes requests that waited too long. */
  async closeExpired(now: Date, transaction: Transaction = this.transactions.none): Promise<void> {
    await transaction
      .of(AdminChangeRequestEntity)
      .update({ state: 'open', expiresAt: before(now) }, { state: 'expired' });
  }

  /** Forgets the requests about an account that is deleted, and takes back those that it made. */
  async forgetAccount(transaction: Transaction, accountId: number): Promise<void> {
    const requests = transaction.of(AdminChangeRequestEntity);
    await requests.delete({ accountId });
    await requests.update({ proposerId: accountId, state: 'open' }, { state: 'withdrawn' });
  }

  /** Forgets requests older than `days`. */
  async forgetOld(days: number): Promise<void> {
    await this.transactions.none.of(AdminChangeRequestEntity).delete({ createdAt: before(daysAgo(days)) });
  }
}
