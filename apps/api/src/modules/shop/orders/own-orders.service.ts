import { Injectable } from '@nestjs/common';
import {
  type AccountErased,
  type AccountExported,
  OnAccountErased,
  OnAccountExported,
} from '../../accounts/account-events.js';
import { OrderRepository } from './order.repository.js';
import { OrderService } from './order.service.js';

/** Orders that go along with an export at most. */
const MOST_EXPORTED = 10_000;

/** The orders of an account: taken along with its data, blocked when it is deleted. */
@Injectable()
export class OwnOrders {
  constructor(
    private readonly orders: OrderRepository,
    private readonly service: OrderService,
  ) {}

  @OnAccountErased()
  async block({ transaction, accountId }: AccountErased): Promise<void> {
    await this.orders.block(transaction, accountId);
  }

  @OnAccountExported()
  async addTo({ actor, add }: AccountExported): Promise<void> {
    add('orders.json', await this.service.list({ limit: MOST_EXPORTED }, actor));
  }
}
