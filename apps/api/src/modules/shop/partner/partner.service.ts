import { Injectable } from '@nestjs/common';
import {
  ORDER_STATUS,
  type ProducedOrder,
  type ProductionView,
  type ResponseOf,
  ROLES,
  type ROUTES,
} from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../../platform/database/transactions.js';
import { type Actor, isAdmin } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { DocumentService, type OpenDocument } from '../documents/document.service.js';
import { OrderStateMachine } from '../orders/order-state-machine.service.js';
import { PackageLinks } from '../production/package-link.service.js';
import { ProducedOrders } from './produced-orders.service.js';
import { allSheets } from '../production/production-order.js';

type Listed = ResponseOf<typeof ROUTES.listProductionOrders>;

/** What the production partner sees and does; admins may, too. */
@Injectable()
export class PartnerService {
  constructor(
    private readonly produced: ProducedOrders,
    private readonly documents: DocumentService,
    private readonly links: PackageLinks,
    private readonly states: OrderStateMachine,
    private readonly transactions: Transactions,
  ) {}

  async list(view: ProductionView, actor: Actor): Promise<Result<Listed, ApiFailure>> {
    if (!mayProduce(actor)) return fail({ code: 'RIGHT_MISSING' });
    const orders = await this.produced.list(view, isAdmin(actor));
    return ok({ orders: [...orders], sheets: allSheets(orders.map(({ sheets }) => sheets)) });
  }

  async package(id: number, actor: Actor): Promise<Result<OpenDocument, ApiFailure>> {
    if (!mayProduce(actor)) return fail({ code: 'RIGHT_MISSING' });
    if ((await this.shownTo(actor, id)) === undefined) return fail({ code: 'ORDER_NOT_FOUND' });
    const document = await this.documents.open('package', id);
    return document === undefined ? fail({ code: 'PACKAGE_NOT_READY' }) : ok(document);
  }

  /** The package that a link of a mail leads to. The link is used up only when there is something to hand out. */
  async linked(key: string): Promise<Result<OpenDocument, ApiFailure>> {
    const id = await this.links.orderOf(key);
    if (id === undefined || (await this.produced.find(id)) === undefined) {
      return fail({ code: 'PACKAGE_LINK_INVALID' });
    }
    const document = await this.documents.open('package', id);
    if (document === undefined) return fail({ code: 'PACKAGE_NOT_READY' });
    if (await this.links.use(key)) return ok(document);
    document.stream.destroy();
    return fail({ code: 'PACKAGE_LINK_INVALID' });
  }

  /** Notes that an order has left. */
  async ship(id: number, trackingNumber: string, actor: Actor): Promise<Result<ProducedOrder, ApiFailure>> {
    if (!mayProduce(actor, 'can_edit_admin')) return fail({ code: 'RIGHT_MISSING' });
    if ((await this.shownTo(actor, id)) === undefined) return fail({ code: 'ORDER_NOT_FOUND' });
    const shipped = await this.transactions.attempt((transaction) =>
      this.states.transition(transaction, id, {
        to: ORDER_STATUS.shipped,
        actor: isAdmin(actor) ? 'admin' : 'partner',
        accountId: actor.id,
        reason: '',
        trackingNumber,
      }),
    );
    if (!shipped.ok) return shipped;
    const order = await this.produced.find(id);
    return order === undefined ? fail({ code: 'ORDER_NOT_FOUND' }) : ok(order);
  }

  /** The order `id` as far as it is there for `actor`: one for trying out is for admins alone. */
  private async shownTo(actor: Actor, id: number): Promise<ProducedOrder | undefined> {
    const order = await this.produced.find(id);
    return order?.is_trial === true && !isAdmin(actor) ? undefined : order;
  }
}

/** The partner may all of it; admins what their right lets them do with orders elsewhere. */
function mayProduce(actor: Actor, right: 'can_view_admin' | 'can_edit_admin' = 'can_view_admin'): boolean {
  return actor.role === ROLES.productionPartner || (isAdmin(actor) && actor.rights.includes(right));
}
