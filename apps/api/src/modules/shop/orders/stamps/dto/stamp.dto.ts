import { ROUTES } from '@tastwerk/contracts';
import { createZodDto } from 'nestjs-zod';

/** Query of the stamps that were bought. */
export class StampsQueryDto extends createZodDto(ROUTES.listVouchers.request.query) {}

/** Body that notes what was paid in. */
export class ChargeStampsDto extends createZodDto(ROUTES.chargeVouchers.request.body) {}
