import type { OrderInvoice, OrderAddress } from '@tastwerk/contracts';
import type { Result } from '@tastwerk/editor-core';
import type { Transaction } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import type { OrderChange, StoredOrder } from './stored-order.js';

/** What came of something that an admin had done to an order. */
type Done = Promise<Result<null, ApiFailure>>;

/** The port to invoices and credit notes. */
export abstract class OrderInvoices {
  /** What a step of an order means for its invoices; in the transaction of the step, `order` as it is after it. */
  abstract follow(transaction: Transaction, order: StoredOrder, change: OrderChange): Promise<void>;

  /** Invoices and credit notes by order, the oldest first; an order without any may be left out. */
  abstract ofOrders(
    transaction: Transaction,
    orderIds: readonly number[],
  ): Promise<ReadonlyMap<number, readonly OrderInvoice[]>>;

  /** Takes the invoice back by a credit note; ORDER_CALL_IMPOSSIBLE where none counts. */
  abstract cancel(transaction: Transaction, order: StoredOrder, reason: string): Done;

  /**
   * Takes the invoice back, unless that was done before, and makes another, to `address` where one is given; ORDER_CALL_IMPOSSIBLE where
   * there never was one or the order is canceled.
   */
  abstract correct(
    transaction: Transaction,
    order: StoredOrder,
    correction: { readonly reason: string; readonly address: OrderAddress | undefined },
  ): Done;

  /** Makes the files of the order's documents anew. */
  abstract regenerate(transaction: Transaction, order: StoredOrder): Done;
}

/** The port to production. */
export abstract class OrderProduction {
  /** What a step of an order means for its production, likewise: a transfer begins it. */
  abstract follow(transaction: Transaction, order: StoredOrder, change: OrderChange): Promise<void>;

  /** Makes the package anew and tells the partner of it again; ORDER_CALL_IMPOSSIBLE where it was never transferred. */
  abstract resend(transaction: Transaction, order: StoredOrder): Done;
}

/** The port to postage stamps. */
export abstract class OrderStamps {
  /** Buys the stamp of the order's parcel, `order` being locked; ORDER_CALL_IMPOSSIBLE where it has one already. */
  abstract purchase(transaction: Transaction, order: StoredOrder, actor: Actor): Done;
}
