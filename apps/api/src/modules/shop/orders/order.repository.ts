import { Injectable } from '@nestjs/common';
import type { ExtraItem, OrderAddress, OrderDetails, OrderItem, PaymentMethod } from '@tastwerk/contracts';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { HIDDEN } from '../../catalogue/visibility.js';
import type { OrderChange, StoredOrder } from './stored-order.js';

/** An order as it is placed. */
export interface NewOrder {
  readonly accountId: number;
  readonly language: string;
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly isTrial: boolean;
  readonly paymentMethod: PaymentMethod;
  readonly comment: string;
  readonly totalGross: number;
  readonly totalNet: number;
  readonly vatPercent: number;
  readonly postageGross: number;
  readonly weight: number;
  readonly shippingAddress: OrderAddress;
  readonly invoiceAddress: OrderAddress | null;
  readonly items: readonly OrderItem[];
}

/** An order that a key was used for before. */
export interface EarlierOrder {
  readonly id: number;
  readonly requestHash: string;
}

type Row = Omit<StoredOrder, 'created_at' | 'extra_items'> & {
  readonly created_at: Date;
  readonly extra_items: ExtraItem[] | null;
};

type Step = OrderDetails['history'][number];

const ITEM_COLUMNS = `order_id, position, variant_id, version_id, graphic_id, product_id, quantity, unit_price, title, graphic_title,
  file_name, graphic_format, graphic_landscape, graphic_no_of_pages, braille_no_of_pages, system`;

/** Orders `o` with their items as one row each. Once it is over, an order of somebody who was erased no longer says where it went. */
export const SELECT_ORDERS = `
  SELECT o.id, o.created_at, o.status, o.is_trial, o.payment_method, o.delivery_mode, o.total_gross, o.total_net, o.vat_percent,
         o.postage_gross, o.weight, o.comment, o.tracking_number, o.account_id AS "accountId", o.language, nullif(o.extra_items, '[]') AS extra_items,
         CASE WHEN o.blocked_at IS NULL OR o.status NOT IN (3, 5) THEN o.shipping_address END AS shipping_address,
         CASE WHEN o.blocked_at IS NULL OR o.status NOT IN (3, 5) THEN o.invoice_address END AS invoice_address,
         (SELECT json_agg(json_build_object(
                   'content_id', i.variant_id, 'product_id', i.product_id, 'quantity', i.quantity, 'unit_price', i.unit_price,
                   'gross_price', i.quantity * i.unit_price, 'graphic_id', i.graphic_id, 'title', i.title,
                   'graphic_title', i.graphic_title, 'graphic_format', i.graphic_format,
                   'graphic_landscape', i.graphic_landscape, 'graphic_no_of_pages', i.graphic_no_of_pages,
                   'braille_no_of_pages', i.braille_no_of_pages, 'system', i.system, 'current_file_name', i.file_name,
                   'version_id', i.version_id) ORDER BY i.position)
            FROM order_item i WHERE i.order_id = o.id) AS items
    FROM orders o`;

/** A row of {@link SELECT_ORDERS} as an order. */
export function orderOf<R extends Row>(row: R): Omit<R, 'created_at' | 'extra_items'> & StoredOrder {
  const { extra_items: extraItems, created_at: createdAt, ...order } = row;
  const more = extraItems === null ? {} : { extra_items: extraItems };
  return { ...order, ...more, created_at: createdAt.toISOString() };
}

/** Reads and writes orders. */
@Injectable()
export class OrderRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The order that `key` was used for. */
  async findByKey(
    transaction: Transaction,
    accountId: number,
    key: string,
  ): Promise<EarlierOrder | undefined> {
    const rows = await transaction.query<EarlierOrder>(
      `SELECT id, request_hash AS "requestHash" FROM orders WHERE account_id = $1 AND idempotency_key = $2`,
      [accountId, key],
    );
    return rows[0];
  }

  /**
   * Adds an order as open and gives its id; undefined when its key is used. A request that comes while another holds the key waits until
   * that one has ended.
   */
  async add(transaction: Transaction, order: NewOrder): Promise<number | undefined> {
    const rows = await transaction.query<{ readonly id: number }>(
      `INSERT INTO orders (account_id, language, idempotency_key, request_hash, payment_method, delivery_mode, comment,
                           total_gross, total_net, vat_percent, postage_gross, weight, shipping_address, invoice_address,
                           is_trial)
       VALUES ($1, $2, $3, $4, $5, 'post', $6, $7, $8, $9, $10, $11, $12, $13, $14)
       ON CONFLICT (account_id, idempotency_key) DO NOTHING RETURNING id`,
      [
        order.accountId,
        order.language,
        order.idempotencyKey,
        order.requestHash,
        order.paymentMethod,
        order.comment,
        order.totalGross,
        order.totalNet,
        order.vatPercent,
        order.postageGross,
        order.weight,
        order.shippingAddress,
        order.invoiceAddress,
        order.isTrial,
      ],
    );
    const id = rows[0]?.id;
    if (id === undefined) return undefined;
    await this.addItems(transaction, id, order.items);
    await transaction.query(
      `INSERT INTO order_step (order_id, to_status, actor, account_id, reason) VALUES ($1, 0, 'customer', $2, '')`,
      [id, order.accountId],
    );
    return id;
  }

  private async addItems(transaction: Transaction, id: number, items: readonly OrderItem[]): Promise<void> {
    await transaction.query(
      `INSERT INTO order_item (${ITEM_COLUMNS})
       SELECT $1, position - 1, content_id, version_id, graphic_id, product_id, quantity, unit_price, title, graphic_title,
              current_file_name, graphic_format, graphic_landscape, graphic_no_of_pages, braille_no_of_pages, system
         FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (
                content_id integer, version_id integer, graphic_id integer, product_id text, quantity integer,
                unit_price integer, title text, graphic_title text, current_file_name text, graphic_format text,
                graphic_landscape boolean, graphic_no_of_pages integer, braille_no_of_pages integer, system text))
              WITH ORDINALITY AS item (
                content_id, version_id, graphic_id, product_id, quantity, unit_price, title, graphic_title,
                current_file_name, graphic_format, graphic_landscape, graphic_no_of_pages, braille_no_of_pages, system,
                position)`,
      [id, JSON.stringify(items)],
    );
  }

  async find(
    id: number,
    transaction: Transaction = this.transactions.none,
  ): Promise<StoredOrder | undefined> {
    const rows = await transaction.query<Row>(`${SELECT_ORDERS} WHERE o.id = $1`, [id]);
    return rows.map(orderOf)[0];
  }

  /** Orders by their ids, as far as they are there. */
  async findAll(ids: readonly number[]): Promise<ReadonlyMap<number, StoredOrder>> {
    const rows = await this.transactions.none.query<Row>(
      `${SELECT_ORDERS} WHERE o.id = ANY ($1::integer[])`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, orderOf(row)]));
  }

  /** The order, held against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<StoredOrder | undefined> {
    await transaction.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [id]);
    return this.find(id, transaction);
  }

  /** Orders of one account, the newest first. */
  async listOf(
    accountId: number,
    { limit, before }: { readonly limit: number; readonly before?: number | undefined },
  ): Promise<readonly StoredOrder[]> {
    const rows = await this.transactions.none.query<Row>(
      `${SELECT_ORDERS} WHERE o.account_id = $1 AND ($2::integer IS NULL OR o.id < $2) ORDER BY o.id DESC LIMIT $3`,
      [accountId, before ?? null, limit],
    );
    return rows.map(orderOf);
  }

  /** The steps of an order, the oldest first. */
  async history(transaction: Transaction, id: number): Promise<Step[]> {
    const rows = await transaction.query<Omit<Step, 'created_at'> & { readonly created_at: Date }>(
      `SELECT to_status AS status, actor AS by, reason, created_at FROM order_step WHERE order_id = $1 ORDER BY id`,
      [id],
    );
    return rows.map((step) => ({ ...step, created_at: step.created_at.toISOString() }));
  }

  /** Takes a step, which changes the order's status; the database refuses one that is not in the table. */
  async step(transaction: Transaction, id: number, change: OrderChange): Promise<void> {
    const { from, to, actor, accountId, reason } = change;
    await transaction.query(
      `INSERT INTO order_step (order_id, from_status, to_status, actor, account_id, reason) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, from, to, actor, accountId, reason],
    );
  }

  /** Ids of variants that were ordered and are hidden or gone by now. What their author keeps to few since is made as it was ordered. */
  async hiddenContent(transaction: Transaction, id: number): Promise<readonly number[]> {
    const rows = await transaction.query<{ readonly id: number }>(
      `SELECT DISTINCT i.variant_id AS id FROM order_item i LEFT JOIN variant v ON v.id = i.variant_id
        WHERE i.order_id = $1 AND (v.id IS NULL OR ${HIDDEN}) ORDER BY id`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  async setTrackingNumber(transaction: Transaction, id: number, number: string): Promise<void> {
    await transaction.query('UPDATE orders SET tracking_number = $2 WHERE id = $1', [id, number]);
  }

  /**
   * Blocks the orders of an account that is deleted: they no longer say whose they were, and where they went only as long as they are under
   * way. What no invoice stands on forgets that at once; the books are kept (§ 147 AO).
   */
  async block(transaction: Transaction, accountId: number): Promise<void> {
    await transaction.query(`UPDATE order_step SET account_id = NULL, reason = '' WHERE account_id = $1`, [
      accountId,
    ]);
    await transaction.query(
      `UPDATE orders o
          SET account_id = NULL, blocked_at = now(), comment = '',
              shipping_address = CASE WHEN kept THEN o.shipping_address END,
              invoice_address = CASE WHEN kept THEN o.invoice_address END
         FROM (SELECT id, status NOT IN (3, 5) OR EXISTS (SELECT 1 FROM invoice WHERE order_id = orders.id) AS kept
                 FROM orders WHERE account_id = $1) owned
        WHERE o.id = owned.id`,
      [accountId],
    );
  }
}
