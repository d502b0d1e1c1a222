import { Injectable } from '@nestjs/common';
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

/** Where the mails of each template get their content. */
@Injectable()
export class MailContentSources {
  private readonly sources: MailContentSource[] = [];

  register(source: MailContentSource): void {
    this.sources.push(source);
  }

  /** Throws where there is no source for a template. */
  of(template: MailTemplate): MailContentSource {
    const found = this.sources.find(({ templates }) => templates.includes(template));
    if (found === undefined) throw new Error(`no content source for mails of the template ${template}`);
    return found;
  }
}

/** The port to what mails are about. It makes the keys of links, which nothing but the mail itself carries. */
export abstract class MailContentSource {
  constructor(sources: MailContentSources) {
    sources.register(this);
  }

  /** Templates whose content it has. */
  abstract readonly templates: readonly MailTemplate[];

  /** The mail as it is to be sent now; null when it has become pointless. */
  abstract write(transaction: Transaction, mail: QueuedMail): Promise<WrittenMail | null>;
}
