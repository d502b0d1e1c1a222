import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { LoggingProcess } from '../../../platform/logging/log-folder.js';
import { Metrics } from './metrics.js';
import { MEASURED_PROCESS, MetricsServer } from './metrics-server.js';

/** What a process measures of itself, for whoever watches over it. */
@Global()
@Module({})
export class MetricsModule {
  static of(process: LoggingProcess): DynamicModule {
    return {
      module: MetricsModule,
      providers: [Metrics, MetricsServer, { provide: MEASURED_PROCESS, useValue: process }],
      exports: [Metrics],
    };
  }
}
