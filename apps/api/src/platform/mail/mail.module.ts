import { join } from 'node:path';
import { Global, Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { CONFIGURATION, type ProcessConfiguration } from '../config/configuration.module.js';
import { MailTransport } from './mail-transport.js';
import { Mailbox } from './mailbox.js';
import { SmtpTransport } from './smtp-transport.js';

/** The folder in which mails lie when there is no mail server. */
export function mailboxOf({ varDir }: Pick<ProcessConfiguration, 'varDir'>): Mailbox {
  return new Mailbox(join(varDir, 'mailbox'));
}

/** Mails go to the server that SMTP_URL names, else into a folder. */
@Global()
@Module({
  providers: [
    {
      provide: MailTransport,
      inject: [CONFIGURATION],
      useFactory: (configuration: ProcessConfiguration) =>
        configuration.smtpUrl === undefined
          ? mailboxOf(configuration)
          : new SmtpTransport(configuration.smtpUrl, configuration.mailFrom),
    },
  ],
  exports: [MailTransport],
})
export class MailTransportModule implements BeforeApplicationShutdown {
  constructor(@Inject(MailTransport) private readonly transport: MailTransport) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.transport.close();
  }
}
