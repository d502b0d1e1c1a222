import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { ProductionRecordsModule } from '../production/production-records.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { StampsModule } from '../stamps/stamps.module.js';
import { WithdrawalModule } from '../withdrawal/withdrawal.module.js';
import { OrderAdministrationController } from './order-administration.controller.js';
import { OrderAdministration } from './order-administration.service.js';
import { OrderController } from './order.controller.js';
import { OrderCustomers } from './order-customers.repository.js';
import { OrderIntake } from './order-intake.service.js';
import { OrderStateMachine } from './order-state-machine.service.js';
import { OrderPlacing } from './order-placing.service.js';
import { OrderRecordsModule } from './order-records.module.js';
import { OrderService } from './order.service.js';
import { OwnOrders } from './own-orders.service.js';
import { OrderViews } from './order-views.service.js';

/** Ordering, and the life of orders. */
@Module({
  imports: [
    OrderRecordsModule,
    InvoicesModule,
    ProductionRecordsModule,
    StampsModule,
    QuotesModule,
    WithdrawalModule,
    AccountsModule,
    MailModule,
  ],
  controllers: [OrderController, OrderAdministrationController],
  providers: [
    OrderPlacing,
    OrderIntake,
    OrderService,
    OrderStateMachine,
    OrderViews,
    OrderAdministration,
    OrderCustomers,
    OwnOrders,
  ],
  exports: [OrderIntake, OrderStateMachine, OrderRecordsModule, OrderService, OrderViews],
})
export class OrdersModule {}
