import { type DynamicModule, Module } from '@nestjs/common';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { ClockModule } from './platform/clock/clock.module.js';
import { ConfigurationModule, type ProcessConfiguration } from './platform/config/configuration.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { FileStorageModule } from './platform/files/file-storage.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import type { LoggingProcess } from './platform/logging/log-folder.js';
import { LoggingModule } from './platform/logging/logging.module.js';
import { MailTransportModule } from './platform/mail/mail.module.js';

/** Every port to the outside with its adapter, the same for each process. */
@Module({})
export class PlatformModule {
  /** `process` is named by those that keep a log of their own. */
  static with(configuration: ProcessConfiguration, process?: LoggingProcess): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigurationModule.with(configuration),
        LoggingModule.with(process),
        ClockModule,
        DatabaseModule,
        FileStorageModule,
        EventEmitterModule.forRoot(),
        JobsModule,
        MailTransportModule,
      ],
    };
  }
}
