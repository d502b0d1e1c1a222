import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PackageLinkEntity } from './package-link.entity.js';
import { AccountRecordsModule } from '../../accounts/account-records.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { OrderRecordsModule } from '../orders/order-records.module.js';
import { OrderProduction } from '../orders/ports.js';
import { ProductionMailSource } from './mails/production-mail-source.js';
import { PackageMails } from './mails/package-mails.service.js';
import { OrderProductionService } from './order-production.service.js';
import { PackageLinks } from './package-link.service.js';
import { TransferredOrders } from './produced-orders.sql.js';

/** What is kept of production, and what the steps of orders mean for it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PackageLinkEntity]),
    AccountRecordsModule,
    DocumentsModule,
    OrderRecordsModule,
    MailModule,
  ],
  providers: [
    TransferredOrders,
    PackageLinks,
    PackageMails,
    ProductionMailSource,
    { provide: OrderProduction, useClass: OrderProductionService },
  ],
  exports: [
    OrderProduction,
    OrderRecordsModule,
    TransferredOrders,
    PackageLinks,
    PackageMails,
    ProductionMailSource,
  ],
})
export class ProductionRecordsModule {}
