import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttemptEntity } from './attempt.entity.js';
import { AttemptThrottle } from './throttle-attempts.js';

/** Counting tries, for whoever guards something that can be guessed. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AttemptEntity])],
  providers: [AttemptThrottle],
  exports: [AttemptThrottle],
})
export class AttemptThrottleModule {}
