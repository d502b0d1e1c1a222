import { Body, Controller, Param, Query } from '@nestjs/common';
import type { BodyOf, InternalOrder, InternalOrderDetails, ParamsOf, QueryOf } from '@tastwerk/contracts';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { OrderAdministration } from './order-administration.service.js';

/** All orders over HTTP, for admins. */
@Controller()
export class OrderAdministrationController {
  constructor(private readonly orders: OrderAdministration) {}

  @ForRoute('listAllOrders')
  listAllOrders(@Query() query: QueryOf<'listAllOrders'>): Promise<readonly InternalOrder[]> {
    return this.orders.list(query);
  }

  @ForRoute('getAnyOrder')
  async getAnyOrder(@Param() { id }: ParamsOf<'getAnyOrder'>): Promise<InternalOrderDetails> {
    return answer(await this.orders.get(id));
  }

  @ForRoute('callOrder')
  async callOrder(
    @Param() { id }: ParamsOf<'callOrder'>,
    @Body() call: BodyOf<'callOrder'>,
    @FromActor() actor: Actor,
  ): Promise<InternalOrderDetails> {
    return answer(await this.orders.call(id, call, actor));
  }
}
