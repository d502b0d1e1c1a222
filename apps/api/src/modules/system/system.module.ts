import { Module } from '@nestjs/common';
import { ApiDescription } from './api-description.js';
import { SystemController } from './system.controller.js';
import { SystemService } from './system.service.js';

/** Health, version, and what the API is. */
@Module({ controllers: [SystemController], providers: [SystemService, ApiDescription] })
export class SystemModule {}
