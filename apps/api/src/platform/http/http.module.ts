import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { ThrottlerStorageService } from '@nestjs/throttler';
import { ZodValidationPipe } from 'nestjs-zod';
import { ErrorFilter } from './error.filter.js';
import { RouteTable } from './route-table.js';
import { ThrottleGuard } from './throttle.guard.js';

/** What every answer passes through: limits and validation from the contract, one error filter, one table of routes. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    RouteTable,
    ThrottlerStorageService,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: ZodValidationPipe },
    { provide: APP_GUARD, useClass: ThrottleGuard },
  ],
})
export class HttpModule {}
