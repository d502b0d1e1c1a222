import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { CONFIGURATION, type ProcessConfiguration } from '../config/process-configuration.js';
import { ErrorFilter } from './error.filter.js';
import { RouteTable } from './route-table.js';
import { SharedThrottle } from './shared-throttle.js';
import { ThrottleGuard } from './throttle.guard.js';

/** What every answer passes through: limits, one error filter, one table of routes. */
@Module({
  imports: [DiscoveryModule],
  providers: [
    RouteTable,
    {
      provide: ThrottlerStorage,
      inject: [CONFIGURATION],
      useFactory: (configuration: ProcessConfiguration): ThrottlerStorage =>
        configuration.redisUrl === undefined
          ? new ThrottlerStorageService()
          : new SharedThrottle(configuration.redisUrl, configuration),
    },
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_GUARD, useClass: ThrottleGuard },
  ],
})
export class HttpModule {}
