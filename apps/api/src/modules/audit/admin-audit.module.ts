import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditModule } from './audit.module.js';

/** Shows the log of what admins change. */
@Module({
  imports: [AuditModule],
  controllers: [AuditController],
})
export class AdminAuditModule {}
