import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Query of the orders in production. */
export class ProductionQueryDto extends createZodDto(ROUTES.listProductionOrders.request.query) {}

/** Path of one of them. */
export class ProductionParamsDto extends createZodDto(ROUTES.productionPackage.request.params) {}

/** Body that says that one has left. */
export class ShippedDto extends createZodDto(ROUTES.confirmShipped.request.body) {}

/** Body with the key of a link. */
export class LinkedPackageDto extends createZodDto(ROUTES.linkedPackage.request.body) {}
