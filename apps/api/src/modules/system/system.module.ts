import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SeedingEntity } from './seeding.entity.js';
import { ApiDescription } from './api-description.js';
import { SystemController } from './system.controller.js';
import { SystemService } from './system.service.js';

/** Health, version, and what the API is. */
@Module({
  imports: [TypeOrmModule.forFeature([SeedingEntity])],
  controllers: [SystemController],
  providers: [SystemService, ApiDescription],
})
export class SystemModule {}
