import { Global, Module } from '@nestjs/common';
import { AttemptThrottle } from './throttle-attempts.js';

/** Counting tries, for whoever guards something that can be guessed. */
@Global()
@Module({ providers: [AttemptThrottle], exports: [AttemptThrottle] })
export class AttemptThrottleModule {}
