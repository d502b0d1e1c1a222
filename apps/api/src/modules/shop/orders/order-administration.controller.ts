import { Body, Controller, Param, Query } from '@nestjs/common';
import { type InternalOrder, type InternalOrderDetails, type OrderCall, ROUTES } from '@tastwerk/contracts';
import { ZodValidationPipe } from 'nestjs-zod';
import { type Actor, FromActor } from '../../../platform/http/actor.js';
import { answer } from '../../../platform/http/api-failure.js';
import { ForRoute } from '../../../platform/http/for-route.decorator.js';
import { AllOrdersQueryDto, OrderParamsDto } from './dto/order.dto.js';
import { OrderAdministration } from './order-administration.service.js';

/** All orders over HTTP, for admins. */
@Controller()
export class OrderAdministrationController {
  constructor(private readonly orders: OrderAdministration) {}

  @ForRoute('listAllOrders')
  listAllOrders(@Query() query: AllOrdersQueryDto): Promise<readonly InternalOrder[]> {
    return this.orders.list(query);
  }

  @ForRoute('getAnyOrder')
  async getAnyOrder(@Param() { id }: OrderParamsDto): Promise<InternalOrderDetails> {
    return answer(await this.orders.get(id));
  }

  // A class cannot extend a union, so that the body is read by its schema and not by a DTO.
  @ForRoute('callOrder')
  async callOrder(
    @Param() { id }: OrderParamsDto,
    @Body(new ZodValidationPipe(ROUTES.callOrder.request.body)) call: OrderCall,
    @FromActor() actor: Actor,
  ): Promise<InternalOrderDetails> {
    return answer(await this.orders.call(id, call, actor));
  }
}
