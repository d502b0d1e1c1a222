import { Module } from '@nestjs/common';
import { AccountRecordsModule } from '../accounts/account-records.module.js';
import { AuditController } from './audit.controller.js';
import { AuditModule } from './audit.module.js';

/** Shows the log of what admins change. */
@Module({
  imports: [AuditModule, AccountRecordsModule],
  controllers: [AuditController],
})
export class AdminAuditModule {}
