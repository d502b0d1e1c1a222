import { Module } from '@nestjs/common';
import { AuditService } from './audit.service.js';

/** The log of security events. */
@Module({ providers: [AuditService], exports: [AuditService] })
export class AuditModule {}
