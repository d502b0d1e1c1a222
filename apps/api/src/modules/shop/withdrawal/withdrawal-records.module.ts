import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WithdrawalEntity } from './withdrawal.entity.js';
import { WithdrawalRepository } from './withdrawal.repository.js';

/** Withdrawals as they are kept, for the process that answers HTTP and for the one that writes mails. */
@Module({
  imports: [TypeOrmModule.forFeature([WithdrawalEntity])],
  providers: [WithdrawalRepository],
  exports: [WithdrawalRepository],
})
export class WithdrawalRecordsModule {}
