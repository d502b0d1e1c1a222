import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { ProducedOrders } from './produced-orders.service.js';
import { ProductionController } from './production.controller.js';
import { ProductionRecordsModule } from './production-records.module.js';
import { ProductionService } from './production.service.js';

/** What the production partner sees and does. */
@Module({
  imports: [ProductionRecordsModule, OrdersModule, DocumentsModule, MailModule],
  controllers: [ProductionController],
  providers: [ProductionService, ProducedOrders],
})
export class ProductionModule {}
