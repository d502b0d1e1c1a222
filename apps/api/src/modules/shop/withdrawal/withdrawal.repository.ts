import { Injectable } from '@nestjs/common';
import type { Withdrawal } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';

/** What somebody said who withdrew. */
export type WithdrawalForm = Pick<Withdrawal, 'name' | 'order' | 'email' | 'message'>;

type Row = Omit<Withdrawal, 'created_at' | 'settled_at'> & {
  readonly created_at: Date;
  readonly settled_at: Date | null;
};

const COLUMNS = 'id, name, contract AS "order", email, message, created_at, settled_at';

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

  async add(transaction: Transaction, form: WithdrawalForm): Promise<Withdrawal> {
    const rows = await transaction.query<Row>(
      `INSERT INTO withdrawal (name, contract, email, message) VALUES ($1, $2, $3, $4) RETURNING ${COLUMNS}`,
      [form.name, form.order, form.email, form.message],
    );
    const [added] = rows.map(withdrawalOf);
    if (added === undefined) throw new Error('a withdrawal was not kept');
    return added;
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
