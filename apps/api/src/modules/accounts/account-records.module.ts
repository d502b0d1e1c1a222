import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity } from './account.entity.js';
import { AccountMailSource } from './account-mail-source.js';
import { AccountRepository } from './account.repository.js';
import { KeyService } from './key.service.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { SessionEntity } from './session.entity.js';
import { SessionRepository } from './session.repository.js';

/** Accounts as they are kept, for the process that answers HTTP and for the one that writes mails. */
@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity, SessionEntity, RefreshTokenEntity])],
  providers: [AccountRepository, SessionRepository, KeyService, AccountMailSource],
  exports: [AccountRepository, SessionRepository, KeyService, AccountMailSource],
})
export class AccountRecordsModule {}
