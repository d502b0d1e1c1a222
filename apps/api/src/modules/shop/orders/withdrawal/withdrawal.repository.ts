import { Injectable } from '@nestjs/common';
import type { Withdrawal } from '@tastwerk/contracts';
import { IsNull } from 'typeorm';
import { before as earlierThan, type ListPage, newest } from '../../../../platform/database/conditions.js';
import { type Transaction, Transactions } from '../../../../platform/database/transactions.js';
import { WithdrawalEntity } from './withdrawal.entity.js';

/** A withdrawal, and whether its address is known to be the customer's. */
export type KeptWithdrawal = Withdrawal & { readonly isConfirmed: boolean };

/** What a customer said who withdrew. */
export type WithdrawalForm = Pick<Withdrawal, 'name' | 'order' | 'email' | 'message'>;

function withdrawalOf(withdrawal: WithdrawalEntity): Withdrawal {
  const { id, name, contract: order, orderId, email, message, createdAt, settledAt } = withdrawal;
  return {
    id,
    name,
    order,
    order_id: orderId,
    email,
    message,
    created_at: createdAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  };
}

/** Reads and writes withdrawals. */
@Injectable()
export class WithdrawalRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds one, tied to the order that its address is the customer's of, or to none. */
  async add(
    transaction: Transaction,
    { name, order: contract, email, message }: WithdrawalForm,
    orderId: number | null,
  ): Promise<Withdrawal> {
    const confirmedAt = orderId === null ? null : new Date();
    const form = { name, contract, email, message, orderId, confirmedAt, settledAt: null };
    return withdrawalOf(await transaction.add(WithdrawalEntity, form));
  }

  /** Withdrawals of an order, the oldest first. */
  async ofOrder(transaction: Transaction, orderId: number): Promise<readonly Withdrawal[]> {
    const found = await transaction.of(WithdrawalEntity).find({ where: { orderId }, order: { id: 'ASC' } });
    return found.map(withdrawalOf);
  }

  /** Ties a withdrawal to an order, or to none; undefined where it is not there. */
  async assign(id: number, orderId: number | null): Promise<Withdrawal | undefined> {
    await this.transactions.none.of(WithdrawalEntity).update({ id }, { orderId });
    return this.find(this.transactions.none, id);
  }

  async find(transaction: Transaction, id: number): Promise<Withdrawal | undefined> {
    const withdrawal = await transaction.of(WithdrawalEntity).findOneBy({ id });
    return withdrawal === null ? undefined : withdrawalOf(withdrawal);
  }

  async findKept(transaction: Transaction, id: number): Promise<KeptWithdrawal | undefined> {
    const withdrawal = await transaction.of(WithdrawalEntity).findOneBy({ id });
    if (withdrawal === null) return undefined;
    return { ...withdrawalOf(withdrawal), isConfirmed: withdrawal.confirmedAt !== null };
  }

  /** Notes that the address is the customer's; false where that was known already. */
  async confirm(transaction: Transaction, id: number): Promise<boolean> {
    const unconfirmed = { id, confirmedAt: IsNull() };
    const { affected } = await transaction
      .of(WithdrawalEntity)
      .update(unconfirmed, { confirmedAt: new Date() });
    return affected === 1;
  }

  /** Withdrawals, the newest first. */
  async list(page: ListPage): Promise<readonly Withdrawal[]> {
    const found = await this.transactions.none.of(WithdrawalEntity).find(newest(page, {}));
    return found.map(withdrawalOf);
  }

  /** Notes that somebody dealt with it; the first time counts. */
  async settle(id: number): Promise<Withdrawal | undefined> {
    const withdrawals = this.transactions.none.of(WithdrawalEntity);
    await withdrawals.update({ id, settledAt: IsNull() }, { settledAt: new Date() });
    return this.find(this.transactions.none, id);
  }

  /** Forgets those that came before `moment`. */
  async forgetBefore(moment: Date): Promise<void> {
    await this.transactions.none.of(WithdrawalEntity).delete({ createdAt: earlierThan(moment) });
  }
}
