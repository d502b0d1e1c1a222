import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AccountWorkerModule } from './modules/accounts/account-worker.module.js';
import { BackendErrorsModule } from './modules/monitoring/errors/backend-errors.module.js';
import { MAIL_SOURCES } from './mail-sources.js';
import { MailWorkerModule } from './modules/mail/mail-worker.module.js';
import { MetricsModule } from './modules/monitoring/metrics/metrics.module.js';
import { NewsletterWorkerModule } from './modules/newsletter/newsletter-worker.module.js';
import { RenderWorkerModule } from './modules/rendering/jobs/render-worker.module.js';
import { RetentionModule } from './modules/retention/retention.module.js';
import { DocumentWorkerModule } from './modules/shop/documents/document-worker.module.js';
import type { ProcessConfiguration } from './platform/config/configuration.module.js';
import { PlatformModule } from './platform.module.js';

/** The process that does jobs. */
@Module({})
class WorkerAppModule {
  static with(configuration: ProcessConfiguration): DynamicModule {
    return {
      module: WorkerAppModule,
      imports: [
        PlatformModule.with(configuration, 'worker'),
        RenderWorkerModule,
        AccountWorkerModule,
        DocumentWorkerModule,
        RetentionModule,
        NewsletterWorkerModule,
        MailWorkerModule.with(MAIL_SOURCES),
        BackendErrorsModule,
        MetricsModule.of('worker'),
      ],
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
  return app;
}
