import { Injectable } from '@nestjs/common';
import type { ProducedOrder, ProductionView } from '@tastwerk/contracts';
import { DocumentService } from '../documents/document.service.js';
import { OrderRepository } from '../orders/order.repository.js';
import { TransferredOrders, type Transferred } from '../production/produced-orders.sql.js';
import { producedItem, sheetsOfOrder } from '../production/production-order.js';

/** Puts together what production is told of orders. */
@Injectable()
export class ProducedOrders {
  constructor(
    private readonly produced: TransferredOrders,
    private readonly orders: OrderRepository,
    private readonly documents: DocumentService,
  ) {}

  /** The oldest first; those for trying out only where they are asked for. */
  async list(view: ProductionView, hasTrials: boolean): Promise<readonly ProducedOrder[]> {
    return this.told(await this.produced.list(view, hasTrials));
  }

  /** One that is in production or has left it. */
  async find(id: number): Promise<ProducedOrder | undefined> {
    const found = await this.produced.find(id);
    return found && (await this.told([found]))[0];
  }

  private async told(transferred: readonly Transferred[]): Promise<readonly ProducedOrder[]> {
    const ids = transferred.map(({ orderId }) => orderId);
    const [orders, packageOf] = await Promise.all([
      this.orders.findAll(ids),
      this.documents.progress('package', ids),
    ]);
    return transferred.flatMap(({ orderId, transferredAt }) => {
      const order = orders.get(orderId);
      if (order === undefined) return [];
      return {
        id: order.id,
        created_at: order.created_at,
        transferred_at: transferredAt.toISOString(),
        status: order.status,
        is_trial: order.is_trial,
        shipping_address: order.shipping_address,
        comment: order.comment,
        tracking_number: order.tracking_number,
        weight: order.weight,
        sheets: sheetsOfOrder(order),
        items: order.items.map(producedItem),
        package: packageOf(orderId),
      };
    });
  }
}
