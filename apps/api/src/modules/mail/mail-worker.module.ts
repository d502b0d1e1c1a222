import {
  type DynamicModule,
  Module,
  type OnApplicationBootstrap,
  type OnModuleInit,
  type Type,
} from '@nestjs/common';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { JobWorkerModule } from '../../platform/jobs/job-worker.module.js';
import { MAIL_CONTENT_SOURCES, type MailContentSource } from './mail-content-source.js';
import { MailHandler } from './mail-handler.js';
import { MailHousekeeping } from './mail-housekeeping.js';
import { MailModule } from './mail.module.js';

/** A source of what mails say, and the module that exports it. */
export interface MailSource {
  readonly module: Type;
  readonly source: Type<MailContentSource>;
}

/** Sends mails; part of the worker process alone. */
@Module({})
export class MailWorkerModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly worker: JobWorker,
    private readonly handler: MailHandler,
    private readonly housekeeping: MailHousekeeping,
  ) {}

  static with(sources: readonly MailSource[]): DynamicModule {
    return {
      module: MailWorkerModule,
      imports: [MailModule, JobWorkerModule, ...sources.map(({ module }) => module)],
      providers: [
        MailHandler,
        MailHousekeeping,
        {
          provide: MAIL_CONTENT_SOURCES,
          inject: sources.map(({ source }) => source),
          useFactory: (...all: readonly MailContentSource[]) => all,
        },
      ],
    };
  }

  onModuleInit(): void {
    this.worker.register(this.handler);
  }

  onApplicationBootstrap(): void {
    this.housekeeping.start();
  }
}
