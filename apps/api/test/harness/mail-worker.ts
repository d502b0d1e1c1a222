import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AccountWorkerModule } from '../../src/modules/accounts/account-worker.module.js';
import type { ProcessConfiguration } from '../../src/platform/config/configuration.module.js';
import { PlatformModule } from '../../src/platform.module.js';

/** The part of a worker that sends mails: the other one starts processes that render. */
@Module({})
class MailWorkerApp {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return { module: MailWorkerApp, imports: [PlatformModule.with(configuration), AccountWorkerModule] };
  }
}

/** Starts it; closing the context ends it. */
export async function startMailWorker(configuration: ProcessConfiguration): Promise<INestApplicationContext> {
  const worker = await NestFactory.createApplicationContext(MailWorkerApp.with(configuration), {
    bufferLogs: true,
    abortOnError: false,
  });
  worker.useLogger(worker.get(Logger));
  await worker.init();
  return worker;
}
