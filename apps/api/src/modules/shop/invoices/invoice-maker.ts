import { Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { Transaction } from '../../../platform/database/transactions.js';
import { AccountRepository } from '../../accounts/account.repository.js';
import { MailService } from '../../mail/mail.service.js';
import { DocumentHandler } from '../documents/document-handler.js';
import { DocumentMaker, type MadeDocument, type MakingFailure } from '../documents/document-maker.js';
import { customerEmail } from './customer-email.js';
import { invoicePdf } from './invoice-pdf.js';
import { invoiceXml } from './invoice-xml.js';
import { InvoiceRepository } from './invoice.repository.js';

/** Makes the file of an invoice or a credit note from what it says. */
@Injectable()
export class InvoiceMaker extends DocumentMaker {
  override readonly kind = 'invoice';

  constructor(
    handler: DocumentHandler,
    private readonly invoices: InvoiceRepository,
    private readonly accounts: AccountRepository,
    private readonly mails: MailService,
  ) {
    super(handler);
  }

  override async make(id: number): Promise<Result<MadeDocument, MakingFailure>> {
    const invoice = await this.invoices.find(id);
    if (invoice === undefined) return fail({ kind: 'refused', code: 'INVOICE_NOT_FOUND' });
    const { facts } = invoice;
    const bytes = await invoicePdf(facts, await invoiceXml(facts));
    return ok({ name: `${facts.number}.pdf`, mediaType: 'application/pdf', bytes });
  }

  /** Sends it to the customer, once: a file that is made anew says the same. */
  override async finish(transaction: Transaction, id: number, isFirst: boolean): Promise<void> {
    const invoice = isFirst ? await this.invoices.find(id) : undefined;
    if (invoice === undefined) return;
    const { accountId, facts } = invoice;
    const recipient = await customerEmail(this.accounts, transaction, accountId);
    if (recipient === null) return;
    await this.mails.write(transaction, {
      template: facts.kind === 'invoice' ? 'invoice' : 'credit-note',
      recipient,
      accountId,
      language: facts.order.language,
      facts: { invoice: String(id), number: facts.number },
    });
  }
}
