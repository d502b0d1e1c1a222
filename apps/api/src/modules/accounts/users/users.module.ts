import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { AccountsModule } from '../accounts.module.js';
import { AccountDataModule } from '../data/account-data.module.js';
import { UserAdministrationService } from './user-administration.service.js';
import { UserDirectory } from './user-directory.service.js';
import { UserListRepository } from './user-list.sql.js';
import { UsersController } from './users.controller.js';

/** Users as admins look after them. */
@Module({
  imports: [AccountsModule, AccountDataModule, AuditModule],
  controllers: [UsersController],
  providers: [UserAdministrationService, UserDirectory, UserListRepository],
})
export class UsersModule {}
