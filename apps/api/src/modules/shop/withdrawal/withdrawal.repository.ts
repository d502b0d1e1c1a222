import { Injectable } from '@nestjs/common';
import type { ApiLanguage, Withdrawal } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';

/** What somebody said who withdrew. */
export type WithdrawalForm = Pick<Withdrawal, 'name' | 'order' | 'email' | 'message'>;

/** An order that somebody withdraws from. */
export interface WithdrawnOrder {
  readonly id: number;
  readonly language: ApiLanguage;
}

type Row = Omit<Withdrawal, 'created_at' | 'settled_at'> & {
  readonly created_at: Date;
  readonly settled_at: Date | null;
};

const COLUMNS = 'id, name, contract AS "order", order_id, email, message, created_at, settled_at';

function withdrawalOf(row: Row): Withdrawal {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** Reads and writes withdrawals. */
@Injectable()
export class WithdrawalRepository {
  constructor(private readonly transactions: Transactions) {}

  async add(transaction: Transaction, form: WithdrawalForm, orderId: number | null): Promise<Withdrawal> {
    const rows = await transaction.query<Row>(
      `INSERT INTO withdrawal (name, contract, email, message, order_id) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
      [form.name, form.order, form.email, form.message, orderId],
    );
    const [added] = rows.map(withdrawalOf);
    if (added === undefined) throw new Error('a withdrawal was not kept');
    return added;
  }

  /** The order `id` of whoever has the address `email`. */
  async orderOf(transaction: Transaction, id: number, email: string): Promise<WithdrawnOrder | undefined> {
    const rows = await transaction.query<WithdrawnOrder>(
      `SELECT o.id, o.language FROM orders o JOIN account a ON a.id = o.account_id
        WHERE o.id = $1 AND lower(a.email) = lower($2) AND a.deleted_at IS NULL`,
      [id, email],
    );
    return rows[0];
  }

  /** Withdrawals of an order, the oldest first. */
  async ofOrder(transaction: Transaction, orderId: number): Promise<readonly Withdrawal[]> {
    const rows = await transaction.query<Row>(
      `SELECT ${COLUMNS} FROM withdrawal WHERE order_id = $1 ORDER BY id`,
      [orderId],
    );
    return rows.map(withdrawalOf);
  }

  /** Ties a withdrawal to an order, or to none; undefined where it is not there, `order` where there is no such order. */
  async assign(id: number, orderId: number | null): Promise<Withdrawal | 'order' | undefined> {
    if (orderId !== null) {
      const orders = await this.transactions.none.query('SELECT 1 FROM orders WHERE id = $1', [orderId]);
      if (orders.length === 0) return 'order';
    }
    const rows = await this.transactions.none.query<Row>(
      `UPDATE withdrawal SET order_id = $2 WHERE id = $1 RETURNING ${COLUMNS}`,
      [id, orderId],
    );
    return rows.map(withdrawalOf)[0];
  }

  async find(transaction: Transaction, id: number): Promise<Withdrawal | undefined> {
    const rows = await transaction.query<Row>(`SELECT ${COLUMNS} FROM withdrawal WHERE id = $1`, [id]);
    return rows.map(withdrawalOf)[0];
  }

  /** Withdrawals, the newest first. */
  async list(limit: number, before: number | undefined): Promise<readonly Withdrawal[]> {
    const rows = await this.transactions.none.query<Row>(
      `SELECT ${COLUMNS} FROM withdrawal WHERE $1::integer IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
      [before ?? null, limit],
    );
    return rows.map(withdrawalOf);
  }

  /** Notes that somebody dealt with it; the first time counts. */
  async settle(id: number): Promise<Withdrawal | undefined> {
    const rows = await this.transactions.none.query<Row>(
      `UPDATE withdrawal SET settled_at = coalesce(settled_at, now()) WHERE id = $1 RETURNING ${COLUMNS}`,
      [id],
    );
    return rows.map(withdrawalOf)[0];
  }
}
