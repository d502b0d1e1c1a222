import { type DynamicModule, Inject, Module, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { MAIL_QUEUE } from '@tastwerk/contracts';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { MAIL_CONTENT_SOURCES, type MailContentSource } from './mail-content-source.js';
import { MailLeases } from './mail-leases.sql.js';
import { MailSweeper } from './mail-sweeper.js';
import { MailModule } from './mail.module.js';
import { MailProcessor } from './mail.processor.js';

/** Mails that one worker sends at once. */
const AT_ONCE = 2;

/** Somebody who knows what mails say, and the module that exports it. */
export interface MailSource {
  readonly module: Type;
  readonly source: Type<MailContentSource>;
}

/** Sends mails; part of the worker process alone. */
@Module({})
export class MailWorkerModule implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueue) private readonly queue: JobQueue,
    private readonly processor: MailProcessor,
    private readonly sweeper: MailSweeper,
  ) {}

  static with(sources: readonly MailSource[]): DynamicModule {
    return {
      module: MailWorkerModule,
      imports: [MailModule, ...sources.map(({ module }) => module)],
      providers: [
        MailProcessor,
        MailLeases,
        MailSweeper,
        {
          provide: MAIL_CONTENT_SOURCES,
          inject: sources.map(({ source }) => source),
          useFactory: (...all: readonly MailContentSource[]) => all,
        },
      ],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.queue.consume(MAIL_QUEUE, (message) => this.processor.process(message), AT_ONCE);
    this.sweeper.start();
  }
}
