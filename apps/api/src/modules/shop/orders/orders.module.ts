import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { QuotesModule } from '../quotes/quotes.module.js';
import { OrderAdministrationController } from './order-administration.controller.js';
import { OrderAdministration } from './order-administration.service.js';
import { OrderController } from './order.controller.js';
import { OrderLife } from './order-life.service.js';
import { OrderPlacing } from './order-placing.service.js';
import { NO_PORTS } from './no-ports.js';
import { OrderRecordsModule } from './order-records.module.js';
import { OrderSearchRepository } from './order-search.repository.js';
import { OrderService } from './order.service.js';
import { OrderViews } from './order-views.service.js';

/** Ordering, and the life of orders. */
@Module({
  imports: [OrderRecordsModule, QuotesModule, AccountsModule, MailModule],
  controllers: [OrderController, OrderAdministrationController],
  providers: [
    OrderPlacing,
    OrderService,
    OrderLife,
    OrderViews,
    OrderAdministration,
    OrderSearchRepository,
    ...NO_PORTS,
  ],
  exports: [OrderLife, OrderRecordsModule, OrderViews],
})
export class OrdersModule {}
