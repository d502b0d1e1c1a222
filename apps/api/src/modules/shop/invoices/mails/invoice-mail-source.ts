import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { INVOICE_MAIL_TEMPLATES } from '@tastwerk/contracts';
import type { Transaction } from '../../../../platform/database/transactions.js';
import { AccountRepository } from '../../../accounts/account.repository.js';
import { MailSource, MailSources, type WrittenMail } from '../../../mail/mail-source.js';
import type { QueuedMail } from '../../../mail/mail.js';
import { DocumentService } from '../../documents/document.service.js';
import { InvoiceRepository } from '../invoice.repository.js';

/** Knows what the mails say that carry invoices and credit notes to their customers. */
@Injectable()
export class InvoiceMailSource extends MailSource {
  override readonly templates = INVOICE_MAIL_TEMPLATES;

  constructor(
    sources: MailSources,
    private readonly invoices: InvoiceRepository,
    private readonly documents: DocumentService,
    private readonly accounts: AccountRepository,
  ) {
    super(sources);
  }

  override async write(
    transaction: Transaction,
    { template, facts, recipient, accountId }: QueuedMail,
  ): Promise<WrittenMail | null> {
    const id = Number(facts['invoice']);
    const invoice = await this.invoices.find(id);
    const account = accountId === null ? null : await this.accounts.findById(accountId, transaction);
    const document = await this.documents.open('invoice', id);
    if (document === undefined) return null;
    const bytes = await buffer(document.stream);
    if (invoice === undefined || account === null || account.deletedAt !== null) return null;
    const { number, order } = invoice.facts;
    const { name, mediaType } = document.file;
    return {
      to: recipient,
      content: {
        template,
        facts: { number, order: String(order.id), name: account.displayName },
        link: this.page('order', { order: order.id }),
      },
      attachments: [{ name, mediaType, bytes }],
    };
  }
}
