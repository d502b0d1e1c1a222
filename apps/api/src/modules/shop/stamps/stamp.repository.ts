import { Injectable } from '@nestjs/common';
import type { Stamp } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';

/** Reads and writes which stamps were bought, and what was paid in for them. */
@Injectable()
export class StampRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Holds other purchases back until the transaction ends: none may spend what another one counts on. */
  async lock(transaction: Transaction): Promise<void> {
    await transaction.query('LOCK TABLE stamp IN SHARE ROW EXCLUSIVE MODE');
  }

  async hasOne(transaction: Transaction, orderId: number): Promise<boolean> {
    return (await transaction.query('SELECT 1 FROM stamp WHERE order_id = $1', [orderId])).length > 0;
  }

  async add(
    transaction: Transaction,
    stamp: Omit<Stamp, 'id' | 'created_at'>,
    accountId: number,
  ): Promise<void> {
    await transaction.query(
      `INSERT INTO stamp (order_id, provider, product, cents, weight, code, account_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [stamp.order_id, stamp.provider, stamp.product, stamp.cents, stamp.weight, stamp.code, accountId],
    );
  }

  async charge(transaction: Transaction, cents: number, accountId: number): Promise<void> {
    await transaction.query('INSERT INTO stamp_charge (cents, account_id) VALUES ($1, $2)', [
      cents,
      accountId,
    ]);
  }

  /** The newest first. */
  async list({
    limit,
    before,
  }: {
    readonly limit: number;
    readonly before?: number | undefined;
  }): Promise<readonly Stamp[]> {
    const rows = await this.transactions.none.query<
      Omit<Stamp, 'created_at'> & { readonly created_at: Date }
    >(
      `SELECT id, order_id, provider, product, cents, weight, code, created_at FROM stamp
        WHERE ($2::integer IS NULL OR id < $2) ORDER BY id DESC LIMIT $1`,
      [limit, before ?? null],
    );
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }
}
