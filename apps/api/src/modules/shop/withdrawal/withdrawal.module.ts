import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttemptThrottleModule } from '../../../platform/http/attempt-throttle.module.js';
import { AccountRecordsModule } from '../../accounts/account-records.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { OrderRecordsModule } from '../orders/order-records.module.js';
import { WithdrawalController } from './withdrawal.controller.js';
import { WithdrawalEntity } from './withdrawal.entity.js';
import { WithdrawalRepository } from './withdrawal.repository.js';
import { WithdrawalService } from './withdrawal.service.js';

/** Withdrawing from contracts without a login. */
@Module({
  imports: [
    TypeOrmModule.forFeature([WithdrawalEntity]),
    OrderRecordsModule,
    AccountRecordsModule,
    MailModule,
    AttemptThrottleModule,
  ],
  controllers: [WithdrawalController],
  providers: [WithdrawalService, WithdrawalRepository],
  exports: [WithdrawalRepository],
})
export class WithdrawalModule {}
