import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { daysAfter } from '../../../platform/clock/days.js';
import { after, before, ignoringCase } from '../../../platform/database/conditions.js';
import { Transactions, type Transaction } from '../../../platform/database/transactions.js';
import { FormerLoginEntity } from './former-login.entity.js';

/** For how many days the former address may undo its change. */
const UNDO_DAYS = 7;

/** Reads and writes the addresses that accounts were logged in to before. */
@Injectable()
export class FormerLoginRepository {
  constructor(
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Keeps an address for an account that leaves it. One that was kept already keeps its place before later ones. */
  async keep(transaction: Transaction, accountId: number, email: string): Promise<void> {
    const now = this.clock.now();
    const logins = transaction.of(FormerLoginEntity);
    const expiresAt = daysAfter(now, UNDO_DAYS);
    await logins.delete({ accountId, expiresAt: before(now) });
    const { affected } = await logins.update({ accountId, email: ignoringCase(email) }, { expiresAt });
    if (affected === 0) await logins.insert({ accountId, email, expiresAt });
  }

  /** The former login of an account by its address, while it may undo its change. */
  find(transaction: Transaction, accountId: number, email: string): Promise<FormerLoginEntity | null> {
    return transaction
      .of(FormerLoginEntity)
      .findOneBy({ accountId, email: ignoringCase(email), ...this.alive() });
  }

  /** The account that an address is kept for; null where it is kept for none. */
  async keptFor(email: string, transaction: Transaction = this.transactions.none): Promise<number | null> {
    const found = await transaction
      .of(FormerLoginEntity)
      .findOneBy({ email: ignoringCase(email), ...this.alive() });
    return found?.accountId ?? null;
  }

  /** Addresses that are kept for an account, the one kept longest first. */
  listOf(
    accountId: number,
    transaction: Transaction = this.transactions.none,
  ): Promise<readonly FormerLoginEntity[]> {
    return transaction
      .of(FormerLoginEntity)
      .find({ where: { accountId, ...this.alive() }, order: { id: 'ASC' } });
  }

  /** Forgets `from` and what was kept for its account later. */
  async forgetFrom(transaction: Transaction, { id, accountId }: FormerLoginEntity): Promise<void> {
    await transaction.of(FormerLoginEntity).delete({ accountId, id: MoreThanOrEqual(id) });
  }

  /** Forgets addresses that may no longer undo anything. */
  async forgetOld(): Promise<void> {
    await this.transactions.none.of(FormerLoginEntity).delete({ expiresAt: before(this.clock.now()) });
  }

  private alive() {
    return { expiresAt: after(this.clock.now()) };
  }
}
