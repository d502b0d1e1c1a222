import { type DynamicModule, Inject, Module, type OnApplicationBootstrap, type Type } from '@nestjs/common';
import { MAIL_QUEUE } from '@tastwerk/contracts';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { MailSweeper } from './mail-sweeper.js';
import { MailModule } from './mail.module.js';
import { MailProcessor } from './mail.processor.js';

/** Mails that one worker sends at once. */
const AT_ONCE = 2;

/** Sends mails; part of the worker process alone. */
@Module({})
export class MailWorkerModule implements OnApplicationBootstrap {
  constructor(
    @Inject(JobQueue) private readonly queue: JobQueue,
    private readonly processor: MailProcessor,
    private readonly sweeper: MailSweeper,
  ) {}

  /** `source` exports the `MailContentSource`. */
  static with(source: Type): DynamicModule {
    return {
      module: MailWorkerModule,
      imports: [MailModule, source],
      providers: [MailProcessor, MailSweeper],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.queue.consume(MAIL_QUEUE, (message) => this.processor.process(message), AT_ONCE);
    this.sweeper.start();
  }
}
