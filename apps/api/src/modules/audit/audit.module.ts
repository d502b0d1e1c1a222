import { Module } from '@nestjs/common';
import { AdminChangeRepository } from './admin-change.repository.js';
import { AuditService } from './audit.service.js';

/** The log of security events and of what admins change. */
@Module({
  providers: [AuditService, AdminChangeRepository],
  exports: [AuditService, AdminChangeRepository],
})
export class AuditModule {}
