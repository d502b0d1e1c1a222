import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { FEATURES } from './features.js';
import type { ProcessConfiguration } from './platform/config/process-configuration.js';
import { JobWorker } from './platform/jobs/job-worker.js';
import { Schedule } from './platform/schedule.js';
import { PlatformModule } from './platform.module.js';

/** The process that does jobs. */
@Module({})
class WorkerAppModule {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: WorkerAppModule,
      imports: [PlatformModule.with(configuration, 'worker'), ...FEATURES],
    };
  }
}

/** Starts taking jobs; closing the context ends it in good order. */
export async function createWorkerApp(configuration: ProcessConfiguration): Promise<INestApplicationContext> {
  const app = await NestFactory.createApplicationContext(WorkerAppModule.with(configuration), {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  await app.get(JobWorker).start();
  app.get(Schedule).start();
  return app;
}
