import { Global, Module } from '@nestjs/common';
import { Clock } from './clock.js';

class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

/** The clock of the machine for every module. */
@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
export class ClockModule {}
