import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../../catalogue/catalogue.module.js';
import { ContentModule } from '../../content/content.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ProductionModule } from '../production/production.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { ContractPapers } from './mails/contract-papers.service.js';
import { OrderMailSource } from './mails/order-mail-source.js';
import { OrderAdministrationController } from './order-administration.controller.js';
import { OrderAdministration } from './order-administration.service.js';
import { OrderController } from './order.controller.js';
import { OrderEntity } from './order.entity.js';
import { OrderItemEntity } from './order-item.entity.js';
import { OrderRepository } from './order.repository.js';
import { OrderRequests } from './order-request.service.js';
import { OrderService } from './order.service.js';
import { OrderStateMachine } from './order-state-machine.service.js';
import { OrderStepEntity } from './order-step.entity.js';
import { OrderTransitionEntity } from './order-transition.entity.js';
import { OrderViews } from './order-views.service.js';
import { OwnOrders } from './own-orders.service.js';
import { OrderStamps } from './stamps/order-stamps.service.js';
import { SandboxStamps } from './stamps/sandbox-stamps.js';
import { StampChargeEntity } from './stamps/stamp-charge.entity.js';
import { StampController } from './stamps/stamp.controller.js';
import { StampEntity } from './stamps/stamp.entity.js';
import { StampProvider } from './stamps/stamp-provider.js';
import { StampRepository } from './stamps/stamp.repository.js';
import { StampService } from './stamps/stamp.service.js';
import { WithdrawalController } from './withdrawal/withdrawal.controller.js';
import { WithdrawalEntity } from './withdrawal/withdrawal.entity.js';
import { WithdrawalLinks } from './withdrawal/withdrawal-links.js';
import { WithdrawalMailSource } from './withdrawal/withdrawal-mail-source.js';
import { WithdrawalReceipts } from './withdrawal/withdrawal-receipts.service.js';
import { WithdrawalRepository } from './withdrawal/withdrawal.repository.js';
import { WithdrawalService } from './withdrawal/withdrawal.service.js';

/** Ordering and the life of orders: their steps, mails, stamps and withdrawals. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      OrderEntity,
      OrderItemEntity,
      OrderStepEntity,
      OrderTransitionEntity,
      StampEntity,
      StampChargeEntity,
      WithdrawalEntity,
    ]),
    InvoicesModule,
    ProductionModule,
    QuotesModule,
    CatalogueModule,
    ContentModule,
    MailModule,
  ],
  controllers: [OrderController, OrderAdministrationController, StampController, WithdrawalController],
  providers: [
    OrderRepository,
    OrderRequests,
    OrderService,
    OrderStateMachine,
    OrderViews,
    OrderAdministration,
    OwnOrders,
    OrderMailSource,
    ContractPapers,
    StampRepository,
    StampService,
    { provide: StampProvider, useClass: SandboxStamps },
    OrderStamps,
    WithdrawalService,
    WithdrawalLinks,
    WithdrawalReceipts,
    WithdrawalMailSource,
    WithdrawalRepository,
  ],
  exports: [OrderRepository, OrderService, OrderStateMachine, StampRepository, WithdrawalRepository],
})
export class OrdersModule {}
