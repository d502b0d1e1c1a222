import { Module } from '@nestjs/common';
import { AccountKeyEntity } from './account-key.entity.js';
import { AddressEntity } from './address.entity.js';
import { ApprovalEntity } from './approval.entity.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity } from './account.entity.js';
import { AccountMailSource } from './account-mail-source.js';
import { AccountRepository } from './account.repository.js';
import { SessionAccounts } from './session-accounts.sql.js';
import { KeyService } from './key.service.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';

/** Accounts as they are kept, for the process that answers HTTP and for the one that writes mails. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      AccountKeyEntity,
      AddressEntity,
      ApprovalEntity,
      AccountEntity,
      SessionEntity,
      RefreshTokenEntity,
    ]),
  ],
  providers: [AccountRepository, SessionAccounts, SessionRepository, KeyService, AccountMailSource],
  exports: [AccountRepository, SessionAccounts, SessionRepository, KeyService, AccountMailSource],
})
export class AccountRecordsModule {}
