import { Injectable } from '@nestjs/common';
import { type Order, type OrderDetails, ORDER_STATUS } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { OrderStateMachine } from './order-state-machine.service.js';
import { OrderRepository } from './order.repository.js';
import { OrderViews } from './order-views.service.js';

/** Orders as their customers see and cancel them. Those of others are not there. */
@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly states: OrderStateMachine,
    private readonly views: OrderViews,
    private readonly transactions: Transactions,
  ) {}

  async list(
    page: { readonly limit: number; readonly before?: number | undefined },
    { id }: Actor,
  ): Promise<readonly Order[]> {
    return this.views.list(await this.orders.listOf(id, page));
  }

  async get(id: number, actor: Actor): Promise<Result<OrderDetails, ApiFailure>> {
    const order = await this.orders.find(id);
    if (order?.accountId !== actor.id) return fail({ code: 'ORDER_NOT_FOUND' });
    return ok(await this.views.details(order));
  }

  async cancel(id: number, reason: string, actor: Actor): Promise<Result<OrderDetails, ApiFailure>> {
    return this.transactions.attempt<OrderDetails, ApiFailure>(async (transaction) => {
      const order = await this.orders.find(id, transaction);
      if (order?.accountId !== actor.id) return fail({ code: 'ORDER_NOT_FOUND' });
      const step = { to: ORDER_STATUS.canceled, actor: 'customer', accountId: actor.id, reason } as const;
      const taken = await this.states.transition(transaction, id, step);
      return taken.ok ? ok(await this.views.details(taken.value, transaction)) : taken;
    });
  }
}
