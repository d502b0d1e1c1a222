import { Module } from '@nestjs/common';
import { InvoicesModule } from './invoices/invoices.module.js';
import { OffersModule } from './offers/offers.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { ProductionModule } from './production/production.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { StampsModule } from './stamps/stamps.module.js';
import { WithdrawalModule } from './withdrawal/withdrawal.module.js';

/** From the basket to the parcel, over HTTP. */
@Module({
  imports: [
    QuotesModule,
    OffersModule,
    OrdersModule,
    InvoicesModule,
    ProductionModule,
    StampsModule,
    WithdrawalModule,
  ],
})
export class ShopModule {}
