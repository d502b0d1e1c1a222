import { Module } from '@nestjs/common';
import { RenderingModule } from '../../rendering/rendering.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ProductionModule } from '../production/production.module.js';
import { PackageHousekeeping } from './package-housekeeping.js';
import { PackageMaker } from './package-maker.js';
import { PartnerController } from './partner.controller.js';
import { PartnerService } from './partner.service.js';
import { ProducedOrders } from './produced-orders.service.js';

/** What the production partner sees and does, and the packages that orders are made from. */
@Module({
  imports: [ProductionModule, OrdersModule, DocumentsModule, RenderingModule],
  controllers: [PartnerController],
  providers: [PartnerService, ProducedOrders, PackageMaker, PackageHousekeeping],
})
export class PartnerModule {}
