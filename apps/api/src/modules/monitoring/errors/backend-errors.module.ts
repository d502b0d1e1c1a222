import { Module } from '@nestjs/common';
import { BackendErrors } from './backend-errors.js';
import { ErrorGroupRepository } from './error-group.repository.js';

/** Counts the errors of a process. */
@Module({
  providers: [BackendErrors, ErrorGroupRepository],
  exports: [ErrorGroupRepository],
})
export class BackendErrorsModule {}
