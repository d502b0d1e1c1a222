import { Module } from '@nestjs/common';
import { OrdersModule } from './orders/orders.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { WithdrawalModule } from './withdrawal/withdrawal.module.js';

/** From the basket to the parcel, over HTTP. */
@Module({ imports: [QuotesModule, OrdersModule, WithdrawalModule] })
export class ShopModule {}
