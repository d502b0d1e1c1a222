import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminChangeEntity } from './admin-change.entity.js';
import { AuditEventEntity } from './audit-event.entity.js';
import { ChangeLog } from '../../platform/http/change-log.js';
import { AuditController } from './audit.controller.js';
import { AdminChangeRepository } from './admin-change.repository.js';
import { AuditService } from './audit.service.js';

/** The log of security events and of what admins change, and how it is shown: any module may have routes that are kept in it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AdminChangeEntity, AuditEventEntity])],
  controllers: [AuditController],
  providers: [
    AuditService,
    AdminChangeRepository,
    { provide: ChangeLog, useExisting: AdminChangeRepository },
  ],
  exports: [AuditService, AdminChangeRepository, ChangeLog],
})
export class AuditModule {}
