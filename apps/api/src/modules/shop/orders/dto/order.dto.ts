import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Body that orders a basket. */
export class PlaceOrderDto extends createZodDto(ROUTES.createOrder.request.body) {}

/** Query of a user's own orders. */
export class OrdersQueryDto extends createZodDto(ROUTES.listOrders.request.query) {}

/** Path of one order. */
export class OrderParamsDto extends createZodDto(ROUTES.getOrder.request.params) {}

/** Body that cancels an order. */
export class CancelOrderDto extends createZodDto(ROUTES.cancelOrder.request.body) {}

/** Query of all orders. */
export class AllOrdersQueryDto extends createZodDto(ROUTES.listAllOrders.request.query) {}
