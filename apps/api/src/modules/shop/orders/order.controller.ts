import { Body, Controller, Param, Query } from '@nestjs/common';
import type { BodyOf, Order, OrderDetails, ParamsOf, QueryOf } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { type Caller, FromCaller } from '../../../platform/http/caller.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { OrderService } from './order.service.js';

/** A user's own orders over HTTP. */
@Controller()
export class OrderController {
  constructor(private readonly orders: OrderService) {}

  @ForRoute('createOrder')
  async createOrder(
    @Body() body: BodyOf<'createOrder'>,
    @FromActor() actor: Actor,
    @FromCaller() { language }: Caller,
  ): Promise<OrderDetails> {
    return answer(await this.orders.place(body, actor, language));
  }

  @ForRoute('listOrders')
  listOrders(@Query() query: QueryOf<'listOrders'>, @FromActor() actor: Actor): Promise<readonly Order[]> {
    return this.orders.list(query, actor);
  }

  @ForRoute('getOrder')
  async getOrder(@Param() { id }: ParamsOf<'getOrder'>, @FromActor() actor: Actor): Promise<OrderDetails> {
    return answer(await this.orders.get(id, actor));
  }

  @ForRoute('cancelOrder')
  async cancelOrder(
    @Param() { id }: ParamsOf<'cancelOrder'>,
    @Body() { reason }: BodyOf<'cancelOrder'>,
    @FromActor() actor: Actor,
  ): Promise<OrderDetails> {
    return answer(await this.orders.cancel(id, reason, actor));
  }
}
