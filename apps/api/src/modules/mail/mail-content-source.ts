import type { MailTemplate } from '@tastwerk/contracts';
import type { Transaction } from '../../platform/database/transactions.js';
import type { MailAttachment } from '../../platform/mail/mail-transport.js';
import type { QueuedMail } from './mail.js';
import type { MailContent } from './templates/mail-content.js';

/** Where a mail goes and what it says. */
export interface WrittenMail {
  readonly to: string;
  readonly content: MailContent;
  readonly attachments?: readonly MailAttachment[];
}

/** The port to whoever knows what a mail is about; it makes the keys of links, which nothing but the mail itself carries. */
export abstract class MailContentSource {
  /** What it knows. */
  abstract readonly templates: readonly MailTemplate[];

  /** The mail as it is to be sent now; null when it has become pointless. */
  abstract write(transaction: Transaction, mail: QueuedMail): Promise<WrittenMail | null>;
}

/** Injection token of all sources of a worker; together they know every template. */
export const MAIL_CONTENT_SOURCES = Symbol('mail content sources');
