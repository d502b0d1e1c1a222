import type { OrderSort, QueryOf } from '@tastwerk/contracts';
import { containing } from '../../../platform/database/conditions.js';
import type { Transaction } from '../../../platform/database/transactions.js';
import { accountsFound } from '../../accounts/account-subqueries.js';
import { ordersInvoicedAs } from '../invoices/invoice-subqueries.js';

/** Which orders an admin looks at, and in which order. */
export type OrderFilter = QueryOf<'listAllOrders'>;

/** The columns that `sort` stands for; the id decides between equal ones. */
const SORT_COLUMNS: Readonly<Record<OrderSort, string>> = {
  created_at: 'o.id, o.id',
  total_gross: 'o.total_gross, o.id',
  status: 'o.status, o.id',
};

/** The zone whose days `from` and `to` are. */
const ZONE = 'Europe/Berlin';

/**
 * The ids of the orders that a filter lets through, in its order. In SQL of its own: it looks for words in orders, their invoices and their
 * customers, and goes on after a row in whatever order the rows are.
 */
export async function foundOrders(transaction: Transaction, filter: OrderFilter): Promise<readonly number[]> {
  const { status, search, from, to, account_id: accountId, sort, direction, limit, after } = filter;
  const text = search.trim();
  const columns = SORT_COLUMNS[sort];
  const isUp = direction === 'asc';
  const order = columns
    .split(', ')
    .map((column) => `${column} ${isUp ? 'ASC' : 'DESC'}`)
    .join(', ');
  const rows = await transaction.query<{ readonly id: number }>(
    `SELECT o.id FROM orders o
      WHERE ($1::smallint IS NULL OR o.status = $1)
        AND ($2::integer IS NULL OR o.account_id = $2)
        AND ($3::date IS NULL OR o.created_at >= $3::date::timestamp AT TIME ZONE '${ZONE}')
        AND ($4::date IS NULL OR o.created_at < ($4::date + 1)::timestamp AT TIME ZONE '${ZONE}')
        AND ($5 = '' OR o.id::text = $5 OR o.id IN ${ordersInvoicedAs('$6')} OR o.account_id IN ${accountsFound('$6')}
             OR (o.blocked_at IS NULL AND concat_ws(' ', o.shipping_address->>'first_name', o.shipping_address->>'last_name',
                   o.shipping_address->>'company_name', o.invoice_address->>'first_name', o.invoice_address->>'last_name',
                   o.invoice_address->>'company_name') ILIKE $6))
        AND ($7::integer IS NULL
             OR (${columns}) ${isUp ? '>' : '<'} (SELECT ${columns} FROM orders o WHERE o.id = $7))
      ORDER BY ${order} LIMIT $8`,
    [
      status ?? null,
      accountId ?? null,
      from ?? null,
      to ?? null,
      text,
      containing(text),
      after ?? null,
      limit,
    ],
  );
  return rows.map(({ id }) => id);
}
