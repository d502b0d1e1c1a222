import { Injectable } from '@nestjs/common';
import type { Stamp } from '@tastwerk/contracts';
import { In } from 'typeorm';
import { type ListPage, newest } from '../../../../platform/database/conditions.js';
import { type Transaction, Transactions } from '../../../../platform/database/transactions.js';
import { StampEntity } from './stamp.entity.js';
import { StampChargeEntity } from './stamp-charge.entity.js';

/** Reads and writes which stamps were bought, and what was paid in for them. */
@Injectable()
export class StampRepository {
  constructor(private readonly transactions: Transactions) {}

  hasOne(transaction: Transaction, orderId: number): Promise<boolean> {
    return transaction.of(StampEntity).existsBy({ orderId });
  }

  async add(
    transaction: Transaction,
    stamp: Pick<StampEntity, 'orderId' | 'provider' | 'product' | 'cents' | 'weight' | 'code' | 'accountId'>,
  ): Promise<void> {
    await transaction.of(StampEntity).insert(stamp);
  }

  /** The charge that `idempotencyKey` was used for. */
  findCharge(
    transaction: Transaction,
    accountId: number,
    idempotencyKey: string,
  ): Promise<StampChargeEntity | null> {
    return transaction.of(StampChargeEntity).findOneBy({ accountId, idempotencyKey });
  }

  async charge(
    transaction: Transaction,
    charge: Pick<StampChargeEntity, 'cents' | 'accountId' | 'idempotencyKey' | 'balanceCents'>,
  ): Promise<void> {
    await transaction.of(StampChargeEntity).insert(charge);
  }

  /** What was paid in and not spent at `provider`, in cents. */
  async balance(transaction: Transaction, provider: string): Promise<number> {
    // Spending is read first: what is paid in between the two only adds to what is left.
    const spent = await transaction.of(StampEntity).sum('cents', { provider });
    const paidIn = await transaction.of(StampChargeEntity).sum('cents');
    return (paidIn ?? 0) - (spent ?? 0);
  }

  /** Forgets the stamps of orders. */
  async forget(transaction: Transaction, orderIds: readonly number[]): Promise<void> {
    await transaction.of(StampEntity).delete({ orderId: In([...orderIds]) });
  }

  /** The newest first. */
  async list(page: ListPage): Promise<readonly Stamp[]> {
    const stamps = await this.transactions.none.of(StampEntity).find(newest(page, {}));
    return stamps.map(({ id, orderId, provider, product, cents, weight, code, createdAt }) => ({
      id,
      order_id: orderId,
      provider,
      product,
      cents,
      weight,
      code,
      created_at: createdAt.toISOString(),
    }));
  }
}
