import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StampEntity } from './stamp.entity.js';
import { StampChargeEntity } from './stamp-charge.entity.js';
import { OrderStamps } from '../orders/ports.js';
import { OrderStampService } from './order-stamps.service.js';
import { SandboxStamps } from './sandbox-stamps.js';
import { StampProvider } from './stamp-provider.js';
import { StampRepository } from './stamp.repository.js';

/** Stamps as they are bought and kept. */
@Module({
  imports: [TypeOrmModule.forFeature([StampEntity, StampChargeEntity])],
  providers: [
    StampRepository,
    { provide: StampProvider, useClass: SandboxStamps },
    { provide: OrderStamps, useClass: OrderStampService },
  ],
  exports: [StampRepository, StampProvider, OrderStamps],
})
export class StampRecordsModule {}
