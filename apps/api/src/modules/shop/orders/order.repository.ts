import { Injectable } from '@nestjs/common';
import { ORDER_STATUS, type OrderDetails, type OrderItem } from '@tastwerk/contracts';
import { type FindOneOptions, type FindOptionsWhere, In, IsNull, Not, Raw } from 'typeorm';
import { type ListPage, newest } from '../../../platform/database/conditions.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import { OrderEntity } from './order.entity.js';
import { OrderItemEntity } from './order-item.entity.js';
import { foundOrders, type OrderFilter } from './order-search.sql.js';
import { OrderStepEntity } from './order-step.entity.js';
import { INVOICED, keptAddress, ordersBefore } from './invoiced-orders.sql.js';
import { itemRows, type OrderChange, OVER, type StoredOrder, storedOrder } from './stored-order.js';

/** An order as it is placed. */
export interface NewOrder extends Pick<
  OrderEntity,
  | 'language'
  | 'idempotencyKey'
  | 'requestHash'
  | 'isTrial'
  | 'paymentMethod'
  | 'comment'
  | 'totalGross'
  | 'totalNet'
  | 'vatPercent'
  | 'postageGross'
  | 'weight'
  | 'shippingAddress'
  | 'invoiceAddress'
  | 'extraItems'
> {
  readonly accountId: number;
  readonly items: readonly OrderItem[];
}

/** An order that a key was used for before. */
export interface EarlierOrder {
  readonly order: StoredOrder;
  readonly requestHash: string;
}

type Step = OrderDetails['history'][number];

/** Reads and writes orders. */
@Injectable()
export class OrderRepository {
  constructor(private readonly transactions: Transactions) {}

  /** The order that `key` was used for. */
  async findByKey(
    transaction: Transaction,
    accountId: number,
    idempotencyKey: string,
  ): Promise<EarlierOrder | undefined> {
    const [order] = await this.read(transaction, { accountId, idempotencyKey });
    return order && { order: storedOrder(order), requestHash: order.requestHash };
  }

  /**
   * Adds an order as open; undefined when its key is used. A request that comes while another holds the key waits until that one has ended.
   */
  async add(transaction: Transaction, { items, ...placed }: NewOrder): Promise<StoredOrder | undefined> {
    const orders = transaction.of(OrderEntity);
    const order = orders.create({ ...placed, deliveryMode: 'post', trackingNumber: null, blockedAt: null });
    await orders.createQueryBuilder().insert().values(order).orIgnore().execute();
    if (!orders.hasId(order)) return undefined;
    const rows = itemRows(order.id, items);
    await transaction.of(OrderItemEntity).insert(rows);
    const { id: orderId, accountId } = order;
    const first = { orderId, toStatus: ORDER_STATUS.open, actor: 'customer', accountId, reason: '' } as const;
    await transaction.of(OrderStepEntity).insert(first);
    return storedOrder({ ...order, items: rows });
  }

  async find(
    id: number,
    transaction: Transaction = this.transactions.none,
  ): Promise<StoredOrder | undefined> {
    return (await this.read(transaction, { id })).map(storedOrder)[0];
  }

  /** Orders by their ids, as far as they are there. */
  async findAll(ids: readonly number[]): Promise<ReadonlyMap<number, StoredOrder>> {
    const orders = await this.read(this.transactions.none, { id: In([...ids]) });
    return new Map(orders.map((order) => [order.id, storedOrder(order)]));
  }

  /** The order, held against other writers until the transaction ends. */
  async lock(transaction: Transaction, id: number): Promise<StoredOrder | undefined> {
    const held = await this.read(transaction, { id }, { mode: 'pessimistic_write', tables: ['orders'] });
    return held.map(storedOrder)[0];
  }

  /** Orders of one account, the newest first. */
  async listOf(accountId: number, page: ListPage): Promise<readonly StoredOrder[]> {
    const listed = await this.transactions.none
      .of(OrderEntity)
      .find({ select: { id: true }, ...newest(page, { accountId }) });
    return this.inOrder(listed.map(({ id }) => id));
  }

  /** Those that an admin looks for. */
  async search(filter: OrderFilter): Promise<readonly StoredOrder[]> {
    return this.inOrder(await foundOrders(this.transactions.none, filter));
  }

  exists(id: number): Promise<boolean> {
    return this.transactions.none.of(OrderEntity).existsBy({ id });
  }

  /** The steps of an order, the oldest first. */
  async history(transaction: Transaction, orderId: number): Promise<Step[]> {
    const steps = await transaction.of(OrderStepEntity).find({ where: { orderId }, order: { id: 'ASC' } });
    return steps.map(({ toStatus: status, actor: by, reason, createdAt }) => ({
      status,
      by,
      reason,
      created_at: createdAt.toISOString(),
    }));
  }

  /** Takes a step, which changes the order's status; the database refuses one that is not in the table. */
  async step(
    transaction: Transaction,
    orderId: number,
    { from: fromStatus, to: toStatus, ...change }: OrderChange,
  ): Promise<void> {
    await transaction.of(OrderStepEntity).insert({ ...change, orderId, fromStatus, toStatus });
  }

  async setTrackingNumber(transaction: Transaction, id: number, trackingNumber: string): Promise<void> {
    await transaction.of(OrderEntity).update({ id }, { trackingNumber });
  }

  /**
   * Blocks the orders of an account that is deleted: they no longer say whose they were, and where they went only as long as they are under
   * way. What no invoice stands on forgets that at once; the books are kept (§ 147 AO).
   */
  async block(transaction: Transaction, accountId: number): Promise<void> {
    await transaction.of(OrderStepEntity).update({ accountId }, { accountId: null, reason: '' });
    await transaction.of(OrderEntity).update(
      { accountId },
      {
        accountId: null,
        blockedAt: () => 'now()',
        comment: '',
        shippingAddress: keptAddress('shipping_address'),
        invoiceAddress: keptAddress('invoice_address'),
      },
    );
  }

  /** Forgets where orders of erased accounts went that have come to their end since, unless an invoice stands on them. */
  async forgetAddresses(): Promise<void> {
    const over = { blockedAt: Not(IsNull()), status: In([...OVER]), id: Raw(() => `NOT ${INVOICED}`) };
    await this.transactions.none.of(OrderEntity).update(
      [
        { ...over, shippingAddress: Not(IsNull()) },
        { ...over, invoiceAddress: Not(IsNull()) },
      ],
      { shippingAddress: null, invoiceAddress: null },
    );
  }

  /** Ids of at most `most` orders of which nothing is of `year` or later; held until the transaction ends. */
  holdBefore(transaction: Transaction, year: number, most: number): Promise<readonly number[]> {
    return ordersBefore(transaction, year, most);
  }

  /** Forgets orders with their items, steps and links. */
  async forget(transaction: Transaction, ids: readonly number[]): Promise<void> {
    await transaction.of(OrderEntity).delete({ id: In([...ids]) });
  }

  private async inOrder(ids: readonly number[]): Promise<readonly StoredOrder[]> {
    const orders = await this.findAll(ids);
    return ids.flatMap((id) => orders.get(id) ?? []);
  }

  /** Orders with their items, by one statement; `lock` holds the orders alone, for items never change. */
  private read(
    transaction: Transaction,
    where: FindOptionsWhere<OrderEntity>,
    lock?: NonNullable<FindOneOptions['lock']>,
  ): Promise<OrderEntity[]> {
    const options = { where, relations: { items: true } };
    return transaction.of(OrderEntity).find(lock === undefined ? options : { ...options, lock });
  }
}
