import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditController } from './audit.controller.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { AuditModule } from './audit.module.js';

/** Shows the log of what admins change, and brings the interceptor that writes it for every route. */
@Module({
  imports: [AuditModule],
  controllers: [AuditController],
  providers: [{ provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
})
export class AdminAuditModule {}
