import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErrorDayEntity } from './error-day.entity.js';
import { ErrorGroupEntity } from './error-group.entity.js';
import { BackendErrors } from './backend-errors.js';
import { ErrorGroupRepository } from './error-group.repository.js';

/** Counts the errors of a process. */
@Module({
  imports: [TypeOrmModule.forFeature([ErrorDayEntity, ErrorGroupEntity])],
  providers: [BackendErrors, ErrorGroupRepository],
  exports: [ErrorGroupRepository],
})
export class BackendErrorsModule {}
