import { Module } from '@nestjs/common';
import { OrderStamps } from '../orders/ports.js';
import { OrderStampService } from './order-stamps.service.js';
import { SandboxStamps } from './sandbox-stamps.js';
import { StampProvider } from './stamp-provider.js';
import { StampRepository } from './stamp.repository.js';

/** Stamps as they are bought and kept. */
@Module({
  providers: [
    StampRepository,
    { provide: StampProvider, useClass: SandboxStamps },
    { provide: OrderStamps, useClass: OrderStampService },
  ],
  exports: [StampRepository, StampProvider, OrderStamps],
})
export class StampRecordsModule {}
