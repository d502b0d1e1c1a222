import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrderStamps } from '../orders/ports.js';
import { OrderStampService } from './order-stamps.service.js';
import { SandboxStamps } from './sandbox-stamps.js';
import { StampChargeEntity } from './stamp-charge.entity.js';
import { StampController } from './stamp.controller.js';
import { StampEntity } from './stamp.entity.js';
import { StampProvider } from './stamp-provider.js';
import { StampRepository } from './stamp.repository.js';
import { StampService } from './stamp.service.js';

/** Stamps: bought for orders, charged and looked through by admins. */
@Module({
  imports: [TypeOrmModule.forFeature([StampEntity, StampChargeEntity])],
  controllers: [StampController],
  providers: [
    StampRepository,
    StampService,
    { provide: StampProvider, useClass: SandboxStamps },
    { provide: OrderStamps, useClass: OrderStampService },
  ],
  exports: [StampRepository, StampProvider, OrderStamps],
})
export class StampsModule {}
