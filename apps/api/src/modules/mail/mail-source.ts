import { Inject, Injectable } from '@nestjs/common';
import type { MailPage, MailTemplate } from '@tastwerk/contracts';
import { CONFIGURATION, type ProcessConfiguration } from '../../platform/config/process-configuration.js';
import type { Transaction } from '../../platform/database/transactions.js';
import type { MailAttachment } from '../../platform/mail/mail-transport.js';
import type { QueuedMail } from './mail.js';
import { pageLink, type PageValues } from './page-link.js';
import type { MailContent } from './templates/mail-content.js';

/** Where a mail goes and what it says. */
export interface WrittenMail {
  readonly to: string;
  readonly content: MailContent;
  readonly attachments?: readonly MailAttachment[];
}

/** Where the mails of each template get their content. */
@Injectable()
export class MailSources {
  private readonly sources: MailSource[] = [];

  constructor(@Inject(CONFIGURATION) readonly configuration: ProcessConfiguration) {}

  register(source: MailSource): void {
    this.sources.push(source);
  }

  /** Throws where there is no source for a template. */
  of(template: MailTemplate): MailSource {
    const found = this.sources.find(({ templates }) => templates.includes(template));
    if (found === undefined) throw new Error(`no content source for mails of the template ${template}`);
    return found;
  }
}

/** The port to what mails are about. It makes the keys of links, which nothing but the mail itself carries. */
export abstract class MailSource {
  constructor(private readonly sources: MailSources) {
    sources.register(this);
  }

  /** Templates whose content it has. */
  abstract readonly templates: readonly MailTemplate[];

  /** The mail as it is to be sent now; null when it has become pointless. */
  abstract write(transaction: Transaction, mail: QueuedMail): Promise<WrittenMail | null>;

  /** What the operator has set. */
  protected get configuration(): ProcessConfiguration {
    return this.sources.configuration;
  }

  /** The address of a page, as {@link pageLink} makes it. */
  protected page(page: MailPage, ...values: PageValues): string {
    return pageLink(this.configuration.publicUrl, page, ...values);
  }
}
