import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { MAIL_TEMPLATES, mailJobSchema, type MailTemplate } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/configuration.module.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MailTransport } from '../../platform/mail/mail-transport.js';
import { MAIL_CONTENT_SOURCES, type MailContentSource } from './mail-content-source.js';
import type { QueuedMail } from './mail.js';
import { MailLeases } from './mail-leases.sql.js';
import { renderMail } from './templates/render-mail.js';

/** Sends one mail: claims it, writes it, hands it to the mail server. A message without a mail to send is no failure. */
@Injectable()
export class MailProcessor {
  private readonly logger = new Logger(MailProcessor.name);
  private readonly host: string;
  private readonly sources: ReadonlyMap<MailTemplate, MailContentSource>;

  constructor(
    private readonly mails: MailLeases,
    @Inject(MAIL_CONTENT_SOURCES) sources: readonly MailContentSource[],
    private readonly transport: MailTransport,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration,
  ) {
    this.host = new URL(publicUrl).hostname;
    this.sources = new Map(
      sources.flatMap((source) => source.templates.map((template) => [template, source] as const)),
    );
    const unknown = MAIL_TEMPLATES.filter((template) => !this.sources.has(template));
    if (unknown.length > 0) throw new Error(`nobody knows what these mails say: ${unknown.join(', ')}`);
  }

  async process(message: unknown): Promise<void> {
    const { mailId } = mailJobSchema.parse(message);
    const token = randomUUID();
    const mail = await this.mails.claim(mailId, token);
    if (mail === undefined) return;
    try {
      const written = await this.transactions.run((transaction) =>
        this.sourceOf(mail).write(transaction, mail),
      );
      if (written === null) return await this.mails.finish(mailId, token, 'dropped');
      const messageId = `<tastwerk-mail-${mailId}@${this.host}>`;
      if (!(await this.mails.beginHandOver(mailId, token))) return;
      const { to, content, attachments = [] } = written;
      await this.transport.send({ messageId, to, ...renderMail(content, mail.language), attachments });
      await this.mails.finish(mailId, token, 'sent');
    } catch (error) {
      // Not the error itself: mail servers repeat addresses in what they say.
      const words = error instanceof Error ? error.message : String(error);
      this.logger.warn({ mailId, template: mail.template }, 'a mail was not sent and will be tried again');
      await this.mails.giveBack(mailId, token, words);
    }
  }
  private sourceOf({ id, template }: QueuedMail): MailContentSource {
    const source = this.sources.get(template);
    if (source === undefined) throw new Error(`mail ${id} has an unknown template`);
    return source;
  }
}
