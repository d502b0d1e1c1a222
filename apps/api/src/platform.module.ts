import { type BeforeApplicationShutdown, type DynamicModule, Inject, Module } from '@nestjs/common';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock, SystemClock } from './platform/clock/clock.js';
import { CONFIGURATION, type ProcessConfiguration } from './platform/config/process-configuration.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FileStorage } from './platform/files/file-storage.js';
import { storageAt } from './platform/files/storage-at.js';
import { AttemptEntity } from './platform/http/attempt.entity.js';
import { AttemptThrottle } from './platform/http/throttle-attempts.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import type { LoggingProcess } from './platform/logging/log-folder.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailTransport } from './platform/mail/mail-transport.js';
import { mailboxOf } from './platform/mail/mailbox.js';
import { SmtpTransport } from './platform/mail/smtp-transport.js';
import { Schedule } from './platform/schedule.js';

/** Every port to the outside with its adapter, the same for each process. */
@Module({})
export class PlatformModule implements BeforeApplicationShutdown {
  constructor(@Inject(MailTransport) private readonly transport: MailTransport) {}

  /** `process` is named by those that keep a log of their own. */
  static with(configuration: ProcessConfiguration, process?: LoggingProcess): DynamicModule {
    const { filesUrl, smtpUrl, mailFrom } = configuration;
    return {
      module: PlatformModule,
      global: true,
      imports: [
        LoggingModule.with(process),
        DatabaseModule,
        EventEmitterModule.forRoot(),
        JobsModule,
        TypeOrmModule.forFeature([AttemptEntity]),
      ],
      providers: [
        AttemptThrottle,
        Schedule,
        { provide: CONFIGURATION, useValue: configuration },
        { provide: Clock, useClass: SystemClock },
        { provide: FileStorage, useFactory: () => storageAt(filesUrl) },
        {
          provide: MailTransport,
          useFactory: () =>
            smtpUrl === undefined ? mailboxOf(configuration) : new SmtpTransport(smtpUrl, mailFrom),
        },
      ],
      exports: [AttemptThrottle, Schedule, CONFIGURATION, Clock, FileStorage, MailTransport],
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.transport.close();
  }
}
