import { Module } from '@nestjs/common';
import { AttemptThrottleModule } from '../../../platform/http/attempt-throttle.module.js';
import { AccountRecordsModule } from '../../accounts/account-records.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { OrderRecordsModule } from '../orders/order-records.module.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalRecordsModule } from './withdrawal-records.module.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Withdrawing from contracts without a login. */
@Module({
  imports: [
    WithdrawalRecordsModule,
    OrderRecordsModule,
    AccountRecordsModule,
    MailModule,
    AttemptThrottleModule,
  ],
  controllers: [WithdrawalController],
  providers: [WithdrawalService],
})
export class WithdrawalModule {}
