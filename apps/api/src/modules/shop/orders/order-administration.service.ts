import { Injectable } from '@nestjs/common';
import {
  type InternalOrder,
  type InternalOrderDetails,
  ORDER_STATUS,
  type OrderCall,
} from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { without } from '../../../platform/without.js';
import { OrderInvoices } from '../invoices/order-invoices.service.js';
import { OrderProduction } from '../production/order-production.service.js';
import { OrderStateMachine } from './order-state-machine.service.js';
import { OrderRepository } from './order.repository.js';
import type { OrderFilter } from './order-search.sql.js';
import { OrderViews } from './order-views.service.js';
import { OrderStamps } from './stamps/order-stamps.service.js';

/** Orders as admins find them and what they do with them. */
@Injectable()
export class OrderAdministration {
  constructor(
    private readonly orders: OrderRepository,
    private readonly states: OrderStateMachine,
    private readonly views: OrderViews,
    private readonly invoices: OrderInvoices,
    private readonly production: OrderProduction,
    private readonly stamps: OrderStamps,
    private readonly transactions: Transactions,
  ) {}

  async list(filter: OrderFilter): Promise<readonly InternalOrder[]> {
    return this.views.internalList(await this.orders.search(filter));
  }

  async get(id: number): Promise<Result<InternalOrderDetails, ApiFailure>> {
    const order = await this.orders.find(id);
    return order === undefined
      ? fail({ code: 'ORDER_NOT_FOUND' })
      : ok(await this.views.internalDetails(order));
  }

  /** Does what an admin asks for and gives the order as it is then. */
  async call(id: number, call: OrderCall, actor: Actor): Promise<Result<InternalOrderDetails, ApiFailure>> {
    const done = await this.transactions.attempt((transaction) => this.act(transaction, id, call, actor));
    if (!done.ok) return done;
    return this.get(id);
  }

  private async act(
    transaction: Transaction,
    id: number,
    call: OrderCall,
    actor: Actor,
  ): Promise<Result<unknown, ApiFailure>> {
    if (call.method === 'change_status') {
      const { status: to, reason, tracking_number: trackingNumber } = call;
      return this.states.transition(transaction, id, {
        to,
        actor: 'admin',
        accountId: actor.id,
        reason,
        trackingNumber,
      });
    }
    const order = await this.orders.lock(transaction, id);
    if (order === undefined) return fail({ code: 'ORDER_NOT_FOUND' });
    switch (call.method) {
      case 'cancel_invoice':
        return this.invoices.cancel(transaction, order, call.reason);
      case 'correct_invoice':
        return this.invoices.correct(transaction, order, {
          reason: call.reason,
          address: call.invoice_address && without(call.invoice_address, 'is_invoice_addr'),
        });
      case 'regenerate_documents':
        return this.invoices.regenerate(transaction, order);
      case 'purchase_invoice_voucher':
        return this.stamps.purchase(transaction, order, actor);
      case 'resend_production_job':
        return this.production.resend(transaction, order);
      case 'resend_order_confirmation':
        if (order.accountId === null || order.status === ORDER_STATUS.canceled)
          return fail({ code: 'ORDER_CALL_IMPOSSIBLE' });
        await this.states.tell(transaction, order, 'order-confirmation');
        return ok(null);
    }
  }
}
