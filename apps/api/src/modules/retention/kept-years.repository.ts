import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';

/** Orders that one transaction forgets at most. */
const AT_ONCE = 200;

/** The year of `time` in Berlin, as the law counts it. */
const yearOf = (time: string) => `extract(year FROM ${time} AT TIME ZONE 'Europe/Berlin')`;

/** Whether `$1` years are over, counted from the end of `year`. */
const isOver = (year: string) => `${year} + $1::integer < ${yearOf('now()')}`;

const OVER = `o.status IN (${ORDER_STATUS.shipped}, ${ORDER_STATUS.canceled})`;

/** Forgets what is kept for whole years, each counted from the end of the year that something came about in. */
@Injectable()
export class KeptYearsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Forgets orders with their invoices, stamps and files once nothing of them is younger; gives how many there were. */
  async forgetOrders(years: number): Promise<number> {
    let forgotten = 0;
    for (let last = AT_ONCE; last === AT_ONCE; forgotten += last)
      last = await this.transactions.run((transaction) => this.forgetSomeOrders(transaction, years));
    return forgotten;
  }

  private async forgetSomeOrders(transaction: Transaction, years: number): Promise<number> {
    const rows = await transaction.query<{ readonly id: number }>(
      `SELECT o.id FROM orders o
        WHERE o.created_at < now() - make_interval(years => $1::integer) AND ${isOver(yearOf('o.created_at'))}
          AND NOT EXISTS (SELECT 1 FROM order_step s WHERE s.order_id = o.id AND NOT ${isOver(yearOf('s.created_at'))})
          AND NOT EXISTS (SELECT 1 FROM invoice i WHERE i.order_id = o.id AND NOT ${isOver('i.year')})
          AND NOT EXISTS (SELECT 1 FROM stamp s WHERE s.order_id = o.id AND NOT ${isOver(yearOf('s.created_at'))})
        ORDER BY o.id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
      [years],
    );
    const ids = rows.map(({ id }) => id);
    for (const table of ['document_file', 'document_job'])
      await transaction.query(
        `DELETE FROM ${table}
          WHERE (kind = 'package' AND subject_id = ANY ($1::integer[]))
             OR (kind = 'invoice' AND subject_id IN (SELECT id FROM invoice WHERE order_id = ANY ($1::integer[])))`,
        [ids],
      );
    for (const table of ['invoice', 'stamp'])
      await transaction.query(`DELETE FROM ${table} WHERE order_id = ANY ($1::integer[])`, [ids]);
    await transaction.query('DELETE FROM orders WHERE id = ANY ($1::integer[])', [ids]);
    return ids.length;
  }

  /** Forgets where orders of erased accounts went that have come to their end since, unless an invoice stands on them. */
  async forgetAddresses(): Promise<void> {
    await this.transactions.none.query(
      `UPDATE orders o SET shipping_address = NULL, invoice_address = NULL
        WHERE o.blocked_at IS NOT NULL AND ${OVER} AND (o.shipping_address IS NOT NULL OR o.invoice_address IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM invoice WHERE order_id = o.id)`,
    );
  }

  async forgetWithdrawals(years: number): Promise<void> {
    await this.transactions.none.query(`DELETE FROM withdrawal WHERE ${isOver(yearOf('created_at'))}`, [
      years,
    ]);
  }

  /** Forgets requests for quotes and reports; those that nobody settled from when they came. */
  async forgetRequests(years: number): Promise<void> {
    for (const table of ['quote_request', 'report'])
      await this.transactions.none.query(
        `DELETE FROM ${table} WHERE ${isOver(yearOf('coalesce(settled_at, created_at)'))}`,
        [years],
      );
  }
}
