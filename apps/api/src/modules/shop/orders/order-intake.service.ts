import { Injectable } from '@nestjs/common';
import { ORDER_STATUS, type OrderDetails } from '@tastwerk/contracts';
import { ok, type Result } from '@tastwerk/editor-core';
import { type Transaction, Transactions } from '../../../platform/database/transactions.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { OrderStateMachine } from './order-state-machine.service.js';
import { OrderViews } from './order-views.service.js';
import type { StoredOrder } from './stored-order.js';

/** What every new order goes through, whether it comes from a basket or from a quote. */
@Injectable()
export class OrderIntake {
  constructor(
    private readonly states: OrderStateMachine,
    private readonly views: OrderViews,
    private readonly transactions: Transactions,
  ) {}

  /** Runs `work` in one transaction; its mails leave after commit. */
  async attempt(
    work: (transaction: Transaction) => Promise<Result<OrderDetails, ApiFailure>>,
  ): Promise<Result<OrderDetails, ApiFailure>> {
    return this.transactions.attempt<OrderDetails, ApiFailure>(work);
  }

  /** Acknowledges an order that was just kept, and gives it as its customer sees it. */
  async acknowledge(transaction: Transaction, order: StoredOrder): Promise<Result<OrderDetails, ApiFailure>> {
    const acknowledged = await this.states.transition(transaction, order, {
      to: ORDER_STATUS.acknowledged,
      actor: 'system',
      accountId: null,
      reason: '',
    });
    return acknowledged.ok ? ok(await this.views.details(acknowledged.value, transaction)) : acknowledged;
  }
}
