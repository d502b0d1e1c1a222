import { Injectable } from '@nestjs/common';
import { type ApiLanguage, type Order, ORDER_STATUS, type OrderDetails } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { ListPage } from '../../../platform/database/conditions.js';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import type { Actor } from '../../../platform/http/actor.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { isReachable } from '../../../platform/mail/no-address.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { AddressService } from '../../accounts/address.service.js';
import { hashOf } from '../../catalogue/document-intake.service.js';
import { OrderRequests, type Placing } from './order-request.service.js';
import { OrderStateMachine } from './order-state-machine.service.js';
import { type NewOrder, OrderRepository } from './order.repository.js';
import { OrderViews } from './order-views.service.js';

/**
 * Orders as their customers place, see and cancel them. Each key is taken once, at the server's prices, with everything that belongs to the
 * order in one transaction. Orders of others are not there.
 */
@Injectable()
export class OrderService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly states: OrderStateMachine,
    private readonly views: OrderViews,
    private readonly requests: OrderRequests,
    private readonly accounts: AccountRepository,
    private readonly addresses: AddressService,
    private readonly transactions: Transactions,
  ) {}

  /** Takes an order in, in the language that the customer reads while ordering: all that is written about it keeps that language. */
  async place(
    placing: Placing,
    actor: Actor,
    language: ApiLanguage,
  ): Promise<Result<OrderDetails, ApiFailure>> {
    if (!actor.rights.includes('can_order')) return fail({ code: 'ORDER_NOT_APPROVED' });
    // The law wants orders acknowledged (§ 312i BGB), and customers hear of each step by mail.
    const customer = await this.accounts.findById(actor.id);
    if (customer === null || !isReachable(customer.email)) return fail({ code: 'ORDER_EMAIL_MISSING' });
    const requestHash = hashOf(placing);
    // Before the transaction: a request that holds one connection must not wait for another.
    const own = await this.addresses.list(actor);
    return this.transactions.attempt<OrderDetails, ApiFailure>(async (transaction) => {
      const earlier = await this.earlier(transaction, actor, placing.idempotencyKey, requestHash);
      if (earlier !== undefined) return earlier;
      const order = await this.requests.read(transaction, placing, { actor, own, requestHash, language });
      if (!order.ok) return order;
      const kept = await this.keep(transaction, order.value);
      if (kept !== undefined) return kept;
      const winner = await this.earlier(transaction, actor, placing.idempotencyKey, requestHash);
      if (winner === undefined) throw new Error('an order vanished between two statements');
      return winner;
    });
  }

  /** Keeps and acknowledges an order, and gives it as its customer sees it; undefined where its key has been taken meanwhile. */
  async keep(
    transaction: Transaction,
    order: NewOrder,
  ): Promise<Result<OrderDetails, ApiFailure> | undefined> {
    const added = await this.orders.add(transaction, order);
    if (added === undefined) return undefined;
    const acknowledged = await this.states.transition(transaction, added, {
      to: ORDER_STATUS.acknowledged,
      actor: 'system',
      accountId: null,
      reason: '',
    });
    return acknowledged.ok ? ok(await this.views.details(acknowledged.value, transaction)) : acknowledged;
  }

  async list(page: ListPage, { id }: Actor): Promise<readonly Order[]> {
    return this.views.list(await this.orders.listOf(id, page));
  }

  async get(
    id: number,
    actor: Actor,
    transaction: Transaction = this.transactions.none,
  ): Promise<Result<OrderDetails, ApiFailure>> {
    const order = await this.orders.find(id, transaction);
    if (order?.accountId !== actor.id) return fail({ code: 'ORDER_NOT_FOUND' });
    return ok(await this.views.details(order, transaction));
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

  /** What came of the key before; undefined when it is new. */
  private async earlier(
    transaction: Transaction,
    { id: accountId }: Actor,
    key: string,
    requestHash: string,
  ): Promise<Result<OrderDetails, ApiFailure> | undefined> {
    const found = await this.orders.findByKey(transaction, accountId, key);
    if (found === undefined) return undefined;
    if (found.requestHash !== requestHash) return fail({ code: 'ORDER_DUPLICATE' });
    return ok(await this.views.details(found.order, transaction));
  }
}
