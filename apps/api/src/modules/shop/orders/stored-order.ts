import type { ApiLanguage, Order, OrderActor, OrderStatus } from '@tastwerk/contracts';

/** An order as it is kept. What invoices there are, the invoices say. */
export interface StoredOrder extends Omit<Order, 'invoice_number' | 'invoices'> {
  /** Whose it is; null for somebody who was erased. */
  readonly accountId: number | null;
  /** In which its customer is written to. */
  readonly language: ApiLanguage;
}

/** One step of an order's life, as it is taken. */
export interface OrderChange {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly actor: OrderActor;
  /** Who took it; null for the product itself. */
  readonly accountId: number | null;
  readonly reason: string;
}
