import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { MAIL_SOURCES } from '../../src/mail-sources.js';
import { AccountWorkerModule } from '../../src/modules/accounts/account-worker.module.js';
import { MailWorkerModule } from '../../src/modules/mail/mail-worker.module.js';
import { NewsletterWorkerModule } from '../../src/modules/newsletter/newsletter-worker.module.js';
import type { ProcessConfiguration } from '../../src/platform/config/configuration.module.js';
import { PlatformModule } from '../../src/platform.module.js';

/** The part of a worker that sends mails: the other one starts processes that render. */
@Module({})
class MailWorkerApp {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: MailWorkerApp,
      imports: [
        PlatformModule.with(configuration),
        AccountWorkerModule,
        NewsletterWorkerModule,
        MailWorkerModule.with(MAIL_SOURCES),
      ],
    };
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
