import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule, Reflector } from '@nestjs/core';
import { ThrottlerModule } from '@nestjs/throttler';
import { ZodValidationPipe } from 'nestjs-zod';
import { CONFIGURATION, type ProcessConfiguration } from '../config/configuration.module.js';
import { ErrorFilter } from './error.filter.js';
import { RouteTable } from './route-table.js';
import { ThrottleGuard, throttleOf } from './throttle.guard.js';

/** What every answer passes through: limits and validation from the contract, one error filter, one table of routes. */
@Module({
  imports: [
    DiscoveryModule,
    ThrottlerModule.forRootAsync({
      inject: [CONFIGURATION, Reflector],
      useFactory: ({ rateLimits }: ProcessConfiguration, reflector: Reflector) => ({
        throttlers: [
          {
            limit: (context) => throttleOf(reflector, context).limit,
            ttl: (context) => throttleOf(reflector, context).windowSeconds * 1000,
          },
        ],
        skipIf: () => rateLimits === 'off',
      }),
    }),
  ],
  providers: [
    RouteTable,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: ZodValidationPipe },
    { provide: APP_GUARD, useClass: ThrottleGuard },
  ],
})
export class HttpModule {}
