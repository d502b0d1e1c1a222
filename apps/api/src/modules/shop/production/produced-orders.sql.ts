import { Injectable } from '@nestjs/common';
import { ORDER_STATUS, type ProductionView } from '@tastwerk/contracts';
import { Transactions } from '../../../platform/database/transactions.js';
import { ORDERS_BY_STEPS } from '../orders/order-subqueries.js';
import { OVER } from '../orders/stored-order.js';

/** An order that was handed over to production. */
export interface Transferred {
  readonly orderId: number;
  readonly transferredAt: Date;
}

/** Orders that one answer lists at most; more than a partner makes in weeks. */
const MOST = 500;

/** What each view shows; the day is that of Berlin. */
const CONDITIONS: Readonly<Record<ProductionView, string>> = {
  open: `o.status = ${ORDER_STATUS.transferred}`,
  shipped_today: `o.status = ${ORDER_STATUS.shipped} AND
    (o.shipped_at AT TIME ZONE 'Europe/Berlin')::date = (now() AT TIME ZONE 'Europe/Berlin')::date`,
};

/** Finds orders that are or were in production. In SQL of its own: their order is that of one of their steps. */
@Injectable()
export class TransferredOrders {
  constructor(private readonly transactions: Transactions) {}

  /** The oldest first; those for trying out only where they are asked for. */
  list(view: ProductionView, hasTrials: boolean): Promise<readonly Transferred[]> {
    return this.read(`${CONDITIONS[view]} AND ($1 OR NOT o.is_trial)`, [hasTrials]);
  }

  /** One that is in production or has left it; one that was canceled since is not there. */
  async find(orderId: number): Promise<Transferred | undefined> {
    const condition = `o.id = $1 AND o.status IN (${ORDER_STATUS.transferred}, ${ORDER_STATUS.shipped})`;
    return (await this.read(condition, [orderId]))[0];
  }

  private read(condition: string, values: readonly unknown[]): Promise<readonly Transferred[]> {
    return this.transactions.none.query<Transferred>(
      `SELECT o.id AS "orderId", o.transferred_at AS "transferredAt" FROM ${ORDERS_BY_STEPS} o
        WHERE ${condition} ORDER BY o.transferred_at, o.id LIMIT ${MOST}`,
      values,
    );
  }

  /** Those of `orderIds` that have been over for `days`. */
  async overFor(orderIds: readonly number[], days: number): Promise<readonly number[]> {
    const rows = await this.transactions.none.query<{ readonly id: number }>(
      `SELECT o.id FROM ${ORDERS_BY_STEPS} o
        WHERE o.id = ANY ($1) AND o.status IN (${OVER.join(', ')}) AND o.last_step_at <= now() - make_interval(days => $2)`,
      [orderIds, days],
    );
    return rows.map(({ id }) => id);
  }
}
