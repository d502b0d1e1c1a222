import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { FEATURES } from '../../src/features.js';
import type { ProcessConfiguration } from '../../src/platform/config/process-configuration.js';
import { JobWorker } from '../../src/platform/jobs/job-worker.js';
import { Schedule } from '../../src/platform/schedule.js';
import { PlatformModule } from '../../src/platform.module.js';

/** A worker that sends mails and does nothing else that a test would have to wait for: others start processes that render. */
@Module({})
class MailWorkerApp {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return { module: MailWorkerApp, imports: [PlatformModule.with(configuration, 'worker'), ...FEATURES] };
  }
}

/** Starts it; closing the context ends it. */
export async function startMailWorker(configuration: ProcessConfiguration): Promise<INestApplicationContext> {
  const worker = await NestFactory.createApplicationContext(MailWorkerApp.with(configuration), {
    bufferLogs: true,
    abortOnError: false,
  });
  worker.useLogger(worker.get(Logger));
  await worker.get(JobWorker).start(['mail']);
  worker.get(Schedule).start();
  return worker;
}
