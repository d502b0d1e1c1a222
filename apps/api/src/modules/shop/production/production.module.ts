import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { PackageMails } from './mails/package-mails.service.js';
import { ProductionMailSource } from './mails/production-mail-source.js';
import { OrderProduction } from './order-production.service.js';
import { PackageLinkEntity } from './package-link.entity.js';
import { PackageLinks } from './package-link.service.js';
import { TransferredOrders } from './produced-orders.sql.js';

/** Production: what the steps of orders mean for it, and what its partner is told by mail. */
@Module({
  imports: [TypeOrmModule.forFeature([PackageLinkEntity]), DocumentsModule, MailModule],
  providers: [TransferredOrders, PackageLinks, PackageMails, ProductionMailSource, OrderProduction],
  exports: [OrderProduction, TransferredOrders, PackageLinks, PackageMails],
})
export class ProductionModule {}
