import { Injectable } from '@nestjs/common';
import type { OrderInvoice } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { grossOf, type InvoiceFacts } from './invoice.js';

/** A document of the books. */
export interface StoredInvoice {
  readonly id: number;
  readonly orderId: number;
  /** Whose order it is of; null for somebody who was erased. */
  readonly accountId: number | null;
  readonly facts: InvoiceFacts;
}

/** A number with the place that it has in its year. */
export interface InvoiceNumber {
  readonly year: number;
  readonly sequence: number;
  readonly number: string;
}

const SELECT = `
  SELECT i.id, i.order_id AS "orderId", o.account_id AS "accountId", i.facts
    FROM invoice i JOIN orders o ON o.id = i.order_id`;

/** Digits of a number within its year: `2026-00042`. */
const DIGITS = 5;

/** Reads invoices and credit notes, and adds new ones. None is ever changed. */
@Injectable()
export class InvoiceRepository {
  constructor(private readonly transactions: Transactions) {}

  /**
   * The next number of `year`. Its row stays locked until the transaction ends, so that whoever comes next waits; a transaction that is
   * rolled back gives its number back.
   */
  async takeNumber(transaction: Transaction, year: number): Promise<InvoiceNumber> {
    const [row] = await transaction.query<{ readonly last: number }>(
      `INSERT INTO invoice_counter (year, last) VALUES ($1, 1)
       ON CONFLICT (year) DO UPDATE SET last = invoice_counter.last + 1 RETURNING last`,
      [year],
    );
    if (row === undefined) throw new Error('no number was given');
    const { last: sequence } = row;
    return { year, sequence, number: `${year}-${String(sequence).padStart(DIGITS, '0')}` };
  }

  /** Adds a document and gives its id. */
  async add(
    transaction: Transaction,
    { year, sequence, number }: InvoiceNumber,
    facts: InvoiceFacts,
    takesBack: number | null,
  ): Promise<number> {
    const [row] = await transaction.query<{ readonly id: number }>(
      `INSERT INTO invoice (year, sequence, number, kind, order_id, takes_back, total_gross, facts)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [year, sequence, number, facts.kind, facts.order.id, takesBack, grossOf(facts), facts],
    );
    if (row === undefined) throw new Error('an invoice was not kept');
    return row.id;
  }

  async find(id: number): Promise<StoredInvoice | undefined> {
    const rows = await this.transactions.none.query<StoredInvoice>(`${SELECT} WHERE i.id = $1`, [id]);
    return rows[0];
  }

  /** The invoice of an order that no credit note has taken back. */
  async counting(transaction: Transaction, orderId: number): Promise<StoredInvoice | undefined> {
    const rows = await transaction.query<StoredInvoice>(
      `${SELECT} WHERE i.order_id = $1 AND i.kind = 'invoice'
          AND NOT EXISTS (SELECT 1 FROM invoice note WHERE note.takes_back = i.id)`,
      [orderId],
    );
    return rows[0];
  }

  /** Ids of all documents of an order. */
  async idsOf(transaction: Transaction, orderId: number): Promise<readonly number[]> {
    const rows = await transaction.query<{ readonly id: number }>(
      'SELECT id FROM invoice WHERE order_id = $1 ORDER BY id',
      [orderId],
    );
    return rows.map(({ id }) => id);
  }

  /** Documents of orders, the oldest first. */
  async ofOrders(
    transaction: Transaction,
    orderIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly OrderInvoice[]>> {
    const rows = await transaction.query<
      Omit<OrderInvoice, 'created_at'> & { readonly order_id: number; readonly created_at: Date }
    >(
      `SELECT id, order_id, number, kind, total_gross, created_at FROM invoice
        WHERE order_id = ANY ($1::integer[]) ORDER BY id`,
      [orderIds],
    );
    const invoices = new Map<number, OrderInvoice[]>();
    for (const { order_id: orderId, created_at: createdAt, ...invoice } of rows) {
      const known = invoices.get(orderId) ?? [];
      invoices.set(orderId, [...known, { ...invoice, created_at: createdAt.toISOString() }]);
    }
    return invoices;
  }

  /** The e-mail address of an account that has not been erased. */
  async emailOf(transaction: Transaction, accountId: number | null): Promise<string | null> {
    const rows = await transaction.query<{ readonly email: string }>(
      'SELECT email FROM account WHERE id = $1 AND deleted_at IS NULL',
      [accountId],
    );
    return rows[0]?.email ?? null;
  }
}
