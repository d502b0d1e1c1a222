import { Inject, Injectable } from '@nestjs/common';
import { MAIL_TEMPLATES } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import { type Job, type JobEnd, JobHandler } from '../../platform/jobs/job-handler.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { MailTransport } from '../../platform/mail/mail-transport.js';
import { MailSources, type WrittenMail } from './mail-source.js';
import type { MailRecord } from './mail.js';
import { MailRepository } from './mail.repository.js';
import { renderMail } from './templates/render-mail.js';

/**
 * Sends each mail until the mail server has answered. A mail is `sending` while it is handed over; a worker that finds it so notes that
 * its fate is unknown (RFC 5321, 4.5.4.1), and it is tried again like one that failed, with the same Message-ID (ADR 32).
 */
@Injectable()
export class MailHandler extends JobHandler<'mail'> {
  override readonly kinds = ['mail'] as const;
  override readonly atOnce = 2;
  /** A day in all: mail servers are away for hours. */
  override readonly retries = { most: 12, firstWaitSeconds: 20 };
  private readonly host: string;

  constructor(
    private readonly mails: MailRepository,
    private readonly sources: MailSources,
    private readonly transport: MailTransport,
    private readonly transactions: Transactions,
    @Inject(CONFIGURATION) { publicUrl }: ProcessConfiguration,
    worker: JobWorker,
  ) {
    super();
    this.host = new URL(publicUrl).hostname;
    worker.register(this);
  }

  /** Throws where a template has no source. */
  override prepare(): void {
    for (const template of MAIL_TEMPLATES) this.sources.of(template);
  }

  override async do({ subjectId: id }: Job<'mail'>): Promise<JobEnd> {
    const mail = await this.mails.find(id);
    if (mail?.state === 'sending') {
      await this.mails.noteUnknown(id);
      return { kind: 'failed', code: 'MAIL_UNKNOWN', most: this.retries.most };
    }
    if (mail?.state !== 'queued' && mail?.state !== 'unknown') return { kind: 'done' };
    try {
      const written = await this.transactions.run((transaction) =>
        this.sources.of(mail.template).write(transaction, mail),
      );
      if (written === null) {
        await this.mails.noteDropped(id);
        return { kind: 'done' };
      }
      if (!(await this.mails.beginHandOver(id))) return { kind: 'done' };
      await this.handOver(mail, written);
    } catch (error) {
      // Not the error itself: mail servers repeat addresses in what they say.
      await this.mails.noteFailure(id, error instanceof Error ? error.message : String(error));
      return { kind: 'failed', code: 'MAIL_FAILED', most: this.retries.most };
    }
    // Outside of the try: when the database cannot note the answer, the mail stays `sending` and becomes `unknown`.
    await this.mails.noteSent(id);
    return { kind: 'done' };
  }

  override gaveUp(transaction: Transaction, { subjectId }: Job<'mail'>): Promise<void> {
    return this.mails.giveUp(transaction, subjectId);
  }

  private handOver({ id, createdAt, language }: MailRecord, written: WrittenMail): Promise<void> {
    const { to, content, attachments = [] } = written;
    // The same at each try. With the time of the row, because a restored backup gives ids once more.
    const messageId = `<tastwerk-mail-${id}-${createdAt.getTime()}@${this.host}>`;
    return this.transport.send({ messageId, to, ...renderMail(content, language), attachments });
  }
}
