import { Module } from '@nestjs/common';
import { WithdrawalRepository } from './withdrawal.repository.js';

/** Withdrawals as they are kept, for the process that answers HTTP and for the one that writes mails. */
@Module({ providers: [WithdrawalRepository], exports: [WithdrawalRepository] })
export class WithdrawalRecordsModule {}
